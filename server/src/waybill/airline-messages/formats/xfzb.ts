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
import type { AirHouse, AirItem, AirMain, Warn } from "./model.ts";
import { plain } from "./numbers.ts";
import { cargoXml, Writing } from "./writing.ts";
import { el, writeXml, type Element } from "./xml.ts";

const longestGoods = 250;
/** House waybill number, t[..35]. */
const longestHouseNumber = 35;

/**
 * A house waybill as XFZB (IATA Cargo-XML 3.00, `iata:housewaybill:1`): MessageHeaderDocument, BusinessHeaderDocument,
 * MasterConsignment with its IncludedHouseConsignment and an IncludedHouseConsignmentItem for each line of goods.
 */
export function xfzb(main: AirMain, house: AirHouse, { envelope, warn }: { envelope: Envelope; warn: Warn }): string {
  const writing = new Writing(house.number, cargoXml, warn);
  const number = writing.text("houseNumber", house.number, { max: longestHouseNumber, needed: true });
  const root = el(
    "rsm:HouseWaybill",
    [
      messageHeader({ ...envelope, id: number, name: "House Waybill", typeCode: "703" }),
      el("rsm:BusinessHeaderDocument", [
        el("ram:ID", number),
        el("ram:SignatoryConsignorAuthentication", [el("ram:Signatory", envelope.sender)]),
        el("ram:SignatoryCarrierAuthentication", [
          el("ram:ActualDateTime", `${main.issued}T00:00:00`),
          el("ram:Signatory", envelope.sender),
        ]),
      ]),
      el("rsm:MasterConsignment", [
        kilograms("ram:IncludedTareGrossWeightMeasure", main.weight),
        el("ram:TotalPieceQuantity", String(main.pieces)),
        el("ram:TransportContractDocument", [el("ram:ID", main.number)]),
        ...routeElements(main),
        houseConsignment(house, writing),
      ]),
    ],
    { "xmlns:rsm": "iata:housewaybill:1", "xmlns:ram": dataModel },
  );
  return root ? writeXml(root) : "";
}

function houseConsignment(house: AirHouse, writing: Writing): Element | undefined {
  return el("ram:IncludedHouseConsignment", [
    ...nilValues(),
    ...prepaidIndicators(house),
    kilograms("ram:IncludedTareGrossWeightMeasure", house.weight),
    cubicMetres("ram:GrossVolumeMeasure", house.volume),
    el("ram:TotalPieceQuantity", String(house.pieces)),
    el("ram:SummaryDescription", writing.text("productName", house.goods, { max: longestGoods, needed: true })),
    partyElement("ram:ConsignorParty", writing.party("shipper", house.shipper)),
    partyElement("ram:ConsigneeParty", writing.party("consignee", house.consignee)),
    ...routeElements(house),
    ...handlingElements(house.handlingCodes),
    ...house.items.map((item, place) => itemElement(item, { place, house, writing })),
  ]);
}

interface Placed {
  place: number;
  house: AirHouse;
  writing: Writing;
}

/** The chargeable weight is the whole house's and stands with its first line. */
function itemElement(item: AirItem, { place, house, writing }: Placed): Element | undefined {
  const measures = [item.widthCm, item.lengthCm, item.heightCm];
  const measured = measures.every((measure) => measure !== "");
  return el("ram:IncludedHouseConsignmentItem", [
    el("ram:SequenceNumeric", String(place + 1)),
    el("ram:TypeCode", item.customsCode.toUpperCase().replace(/[^A-Z0-9]/g, "")),
    kilograms("ram:GrossWeightMeasure", item.weight),
    cubicMetres("ram:GrossVolumeMeasure", item.volume),
    el("ram:PieceQuantity", String(item.pieces)),
    measured ? undefined : el("ram:Information", "NDA"),
    natureElement(writing.text("productName", item.goods, { max: longestGoods, needed: true })),
    measured ? dimensions(item) : undefined,
    place > 0
      ? undefined
      : el("ram:ApplicableFreightRateServiceCharge", [
          kilograms("ram:ChargeableWeightMeasure", house.chargeableWeight),
        ]),
  ]);
}

const centimetres = (name: string, measure: string) => el(name, plain(measure), { unitCode: "CMT" });

/** TransportLogisticsPackage: width, length and height of a piece, in this order. */
function dimensions({ pieces, lengthCm, widthCm, heightCm }: AirItem): Element | undefined {
  return el("ram:TransportLogisticsPackage", [
    el("ram:ItemQuantity", String(pieces)),
    el("ram:LinearSpatialDimension", [
      centimetres("ram:WidthMeasure", widthCm),
      centimetres("ram:LengthMeasure", lengthCm),
      centimetres("ram:HeightMeasure", heightCm),
    ]),
  ]);
}
