import {
  cubicMetres,
  dataModel,
  handlingElements,
  kilograms,
  messageHeader,
  natureElement,
  nilValues,
  partyElement,
  prepaidIndicators,
  routeElements,
  type Envelope,
} from "./cargo-xml.ts";
import type { AirMain, Warn } from "./model.ts";
import { cargoXml, Writing } from "./writing.ts";
import { el, writeXml, type Element } from "./xml.ts";

/** Text of goods and of other service information. */
const longestText = 250;

/**
 * An air waybill as XFWB (IATA Cargo-XML 3.00, `iata:waybill:1`): MessageHeaderDocument, BusinessHeaderDocument,
 * MasterConsignment, in the order of the schema's MasterConsignmentType. Charges are not stated: amounts are nil.
 */
export function xfwb(main: AirMain, envelope: Envelope, warn: Warn): string {
  const consolidated = main.houses.length > 0;
  const name = consolidated ? "Master Air Waybill" : "Air Waybill";
  const root = el(
    "rsm:Waybill",
    [
      messageHeader({ ...envelope, id: main.number, name, typeCode: consolidated ? "741" : "740" }),
      businessHeader(main, envelope),
      masterConsignment(main, new Writing(main.number, cargoXml, warn)),
    ],
    { "xmlns:rsm": "iata:waybill:1", "xmlns:ram": dataModel },
  );
  return root ? writeXml(root) : "";
}

function businessHeader(main: AirMain, { sender }: Envelope): Element | undefined {
  return el("rsm:BusinessHeaderDocument", [
    el("ram:ID", main.number),
    main.houses.length === 0
      ? undefined
      : el("ram:IncludedHeaderNote", [el("ram:ContentCode", "C"), el("ram:Content", "Consolidation")]),
    el("ram:SignatoryConsignorAuthentication", [el("ram:Signatory", sender)]),
    el("ram:SignatoryCarrierAuthentication", [
      el("ram:ActualDateTime", `${main.issued}T00:00:00`),
      el("ram:Signatory", sender),
      el("ram:IssueAuthenticationLocation", [el("ram:Name", main.origin)]),
    ]),
  ]);
}

function masterConsignment(main: AirMain, writing: Writing): Element | undefined {
  const count = main.houses.reduce((sum, { pieces }) => sum + pieces, 0);
  const notify = writing.text("notifyParty", main.notify, { max: longestText - "NOTIFY ".length });
  return el("rsm:MasterConsignment", [
    ...nilValues(),
    ...prepaidIndicators(main),
    kilograms("ram:IncludedTareGrossWeightMeasure", main.weight),
    cubicMetres("ram:GrossVolumeMeasure", main.volume),
    count === 0 ? undefined : el("ram:PackageQuantity", String(count)),
    el("ram:TotalPieceQuantity", String(main.pieces)),
    partyElement("ram:ConsignorParty", writing.party("shipper", main.shipper)),
    partyElement("ram:ConsigneeParty", writing.party("consignee", main.consignee)),
    ...routeElements(main),
    movement(main, writing),
    ...handlingElements(main.handlingCodes),
    notify === "" ? undefined : el("ram:HandlingOSIInstructions", [el("ram:Description", `NOTIFY ${notify}`)]),
    el("ram:ApplicableOriginCurrencyExchange", [el("ram:SourceCurrencyCode", main.currency)]),
    rating(main, writing),
    el("ram:ApplicableTotalRating", [
      el("ram:TypeCode", "F"),
      el("ram:ApplicablePrepaidCollectMonetarySummation", [
        el("ram:PrepaidIndicator", String(main.prepaid)),
        el("ram:GrandTotalAmount", "0", { currencyID: main.currency }),
      ]),
    ]),
  ]);
}

const airport = (code: string) => [el("ram:ID", code), el("ram:TypeCode", "AIRPORT")];

/** SpecifiedLogisticsTransportMovement; its ArrivalEvent stands before its DepartureEvent. */
function movement({ carrier, flight, departure, origin, destination }: AirMain, writing: Writing): Element | undefined {
  if (carrier === "") writing.warn("flightNumber", "missing");
  return el("ram:SpecifiedLogisticsTransportMovement", [
    el("ram:StageCode", "MAIN-CARRIAGE"),
    flight === "" ? undefined : el("ram:ID", carrier + flight),
    el("ram:SequenceNumeric", "1"),
    el("ram:UsedLogisticsTransportMeans", [el("ram:Name", carrier)]),
    el("ram:ArrivalEvent", [el("ram:OccurrenceArrivalLocation", airport(destination))]),
    el("ram:DepartureEvent", [
      departure === "" ? undefined : el("ram:ScheduledOccurrenceDateTime", `${departure}T00:00:00`),
      el("ram:OccurrenceDepartureLocation", airport(origin)),
    ]),
  ]);
}

/** ApplicableRating with one IncludedMasterConsignmentItem; NDA says that no dimensions are available. */
function rating(main: AirMain, writing: Writing): Element | undefined {
  const goods = writing.text("productName", main.goods, { max: longestText, needed: true });
  return el("ram:ApplicableRating", [
    el("ram:TypeCode", "F"),
    el("ram:TotalChargeAmount", "0", { currencyID: main.currency }),
    el("ram:IncludedMasterConsignmentItem", [
      el("ram:SequenceNumeric", "1"),
      kilograms("ram:GrossWeightMeasure", main.weight),
      cubicMetres("ram:GrossVolumeMeasure", main.volume),
      el("ram:PieceQuantity", String(main.pieces)),
      el("ram:Information", "NDA"),
      natureElement(goods),
      el("ram:ApplicableFreightRateServiceCharge", [kilograms("ram:ChargeableWeightMeasure", main.chargeableWeight)]),
    ]),
  ]);
}
