import { Big } from "big.js";
import { currencyOfIso, phoneNumber } from "@lading/contract/core";
import { freePort } from "@lading/contract/place";
import {
  boxVolumeOf,
  isHsCode,
  lineVolume,
  sum,
  volumeOfWeight,
  type ReceivedHouseFields,
  type ReceivedItem,
  type ReceivedMainFields,
} from "@lading/contract/waybill";
import { countryName, portOf } from "#place";
import type {
  AirItem,
  AirParty,
  Note,
  Received,
  ReceivedConsignment,
  ReceivedHouse,
  ReceivedMain,
} from "./formats/index.ts";

/** A main waybill and its houses, gathered from several messages. */
export interface Consolidation {
  mainNumber: string;
  /** Undefined where only its houses' messages came. */
  main: ReceivedMain | undefined;
  consignment: ReceivedConsignment | undefined;
  houses: ReceivedHouse[];
}

/** Facts from outside the messages. */
export interface Known {
  /** cm³ a kg by air. */
  divisor: number;
  /** YYYY-MM-DD */
  today: string;
}

/** Longest texts of the forms. */
const longest = { productName: 160, itemName: 120, remark: 500, notifyParty: 300 };

/** The main waybill's fields as the form takes them, with notes for its reader. */
export function mainFieldsOf({ main, consignment, houses }: Consolidation, known: Known) {
  const notes: Note[] = [...(main?.notes ?? consignment?.notes ?? [])];
  const weight = main?.weight || (consignment?.weight ?? "");
  const told = main?.volume ?? "";
  const ofHouses = houses.length > 0 && houses.every(({ volume }) => volume !== "");
  const volume =
    told ||
    (ofHouses
      ? tidy(
          sum(
            houses.map((house) => house.volume),
            3,
          ),
        )
      : byWeight(weight, known));
  if (told === "" && volume !== "")
    notes.push({ field: "volume", kind: ofHouses ? "assumed" : "fromWeight", to: volume });
  const fields: ReceivedMainFields = {
    ...commonFields(main, { notes, known }),
    loadingPort: airportOf(main?.origin ?? consignment?.origin ?? ""),
    destinationPort: airportOf(main?.destination ?? consignment?.destination ?? ""),
    carrier: main?.carrier ?? "",
    flightNumber: main?.flight ?? "",
    etd: main?.departure ?? "",
    notifyParty: within(main?.notify ?? "", "notifyParty", notes),
    pieces: main?.pieces ?? consignment?.pieces ?? 0,
    weight,
    volume,
    chargeableWeight: main?.chargeableWeight ?? "",
  };
  noteMissing(notes, fields, ["shipperName", "consigneeName", "productName", "weight"]);
  return { fields, notes };
}

/** A house's fields as the form takes them; what the main waybill's message says stands for what its own does not. */
export function houseFieldsOf(house: ReceivedHouse, of: { main: ReceivedMainFields; known: Known }) {
  const { main, known } = of;
  const notes: Note[] = [...house.notes];
  const common = commonFields(house, { notes, known });
  const { country, city } = destinationOf(house, { party: common, notes });
  const { items, currency } = goodsOf(house, { ...of, notes });
  const fields: ReceivedHouseFields = {
    ...common,
    shippingDate: main.shippingDate,
    loadingPort: airportOf(house.origin),
    destinationPort: airportOf(house.destination),
    carrier: main.carrier,
    flightNumber: main.flightNumber,
    etd: main.etd,
    country,
    city,
    customsCode: house.customsCodes.find(isHsCode) ?? "",
    items: items.map((item) => ({ ...item, currency })),
  };
  noteMissing(notes, fields, ["shipperName", "consigneeName", "productName"]);
  return { fields, notes };
}

const tidy = (decimal: string) => new Big(decimal).toFixed();

function noteMissing<F extends Readonly<Record<string, unknown>>>(
  notes: Note[],
  fields: F,
  needed: readonly (keyof F & Note["field"])[],
): void {
  for (const field of needed) if (fields[field] === "") notes.push({ field, kind: "missing" });
}

interface Telling {
  notes: Note[];
  known: Known;
}

function commonFields(
  received: (Received & Partial<Pick<ReceivedMain, "issued"> & Pick<ReceivedHouse, "items">>) | undefined,
  { notes, known }: Telling,
) {
  const goods = received?.goods ?? "";
  const cutGoods = longerThanFields(goods, received?.items);
  const wholeGoods = cutGoods.join("\n");
  // The goods stand first in the remark; the part of them that does not fit there is lost.
  if (cutGoods.length > 0)
    notes.push({ field: "productName", kind: wholeGoods.length > longest.remark ? "cut" : "shortened" });
  const shippingDate = received?.issued ?? "";
  if (shippingDate === "" && !isHouse(received))
    notes.push({ field: "shippingDate", kind: "assumed", to: known.today });
  return {
    shippingDate: shippingDate || known.today,
    ...partyFields("shipper", received?.shipper, notes),
    ...partyFields("consignee", received?.consignee, notes),
    freightTerms: received?.freight ?? "",
    productName: goods.slice(0, longest.productName),
    remark: within([...cutGoods, ...(received?.remarks ?? [])].join("\n"), "remark", notes),
  } as const;
}

/** A text as long as its field takes; a note says where it was cut. */
function within(text: string, field: "remark" | "notifyParty", notes: Note[]): string {
  const max = longest[field];
  if (text.length > max) notes.push({ field, kind: "cut" });
  return text.slice(0, max);
}

/** Descriptions of goods that the waybill's field, or those of a house's lines, do not hold whole. */
function longerThanFields(goods: string, items: readonly AirItem[] | undefined): string[] {
  const named = items?.map((item) => item.goods || goods) ?? [];
  const ofLines = items && items.length === 0 ? [goods] : named;
  const cut = [
    ...[goods].filter(({ length }) => length > longest.productName),
    ...ofLines.filter(({ length }) => length > longest.itemName),
  ];
  return [...new Set(cut)];
}

const isHouse = (received: object | undefined) => received !== undefined && "houseNumber" in received;

type Role = "shipper" | "consignee";
type PartyFields<R extends Role> = Record<
  `${R}${"Name" | "Phone" | "Country" | "Province" | "City" | "Address" | "PostalCode"}`,
  string
>;

function partyFields<R extends Role>(role: R, party: AirParty | undefined, notes: Note[]): PartyFields<R> {
  const { name = "", phone = "", country = "", province = "", city = "", address = "", postalCode = "" } = party ?? {};
  const kept = (field: Note["field"], value: string, isValid: boolean) => {
    if (value === "" || isValid) return value;
    notes.push({ field, kind: "leftOut", from: value });
    return "";
  };
  const fields: Record<string, string> = {
    [`${role}Name`]: name,
    [`${role}Phone`]: kept(`${role}Phone`, phone, phoneNumber.safeParse(phone).success),
    [`${role}Country`]: kept(`${role}Country`, country, countryName(country, "en") !== country),
    [`${role}Province`]: province,
    [`${role}City`]: city,
    [`${role}Address`]: address,
    [`${role}PostalCode`]: postalCode,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are all of them
  return fields as PartyFields<R>;
}

/** An airport as a form takes it. A code that is on no list came from somebody else: it is kept as free text. */
function airportOf(code: string): string {
  return code === "" || portOf("air", code) ? code : freePort(code);
}

/** Where the goods end: with the consignee, else at the airport. */
function destinationOf(
  house: ReceivedHouse,
  { party, notes }: Omit<Telling, "known"> & { party: PartyFields<"consignee"> },
) {
  const airport = portOf("air", house.destination);
  const country = party.consigneeCountry || (airport?.country ?? "");
  const city = party.consigneeCity || (airport?.city ?? "");
  if (party.consigneeCountry === "" && country !== "") notes.push({ field: "country", kind: "assumed", to: country });
  if (party.consigneeCity === "" && city !== "") notes.push({ field: "city", kind: "assumed", to: city });
  noteMissing(notes, { country, city }, ["country", "city"]);
  return { country, city };
}

function byWeight(weight: string, { divisor }: Known): string {
  return weight === "" ? "" : volumeOfWeight(weight, divisor);
}

/** Volume of a house that does not say it: its share of the main waybill's by weight, else by the density that air freight is charged by. */
function volumeOf(house: ReceivedHouse, { main, known, notes }: GoodsOf): string {
  if (house.volume !== "" || house.weight === "") return house.volume;
  const isShare = main.weight !== "" && main.volume !== "";
  const share = () => new Big(main.volume).times(house.weight).div(main.weight).round(3, Big.roundHalfUp);
  const volume = isShare ? atLeastOne(share()) : byWeight(house.weight, known);
  notes.push({ field: "volume", kind: isShare ? "fromMain" : "fromWeight", to: volume });
  return volume;
}

const atLeastOne = (volume: Big) => (volume.eq(0) ? "0.001" : volume.toFixed());

interface GoodsOf {
  main: ReceivedMainFields;
  known: Known;
  notes: Note[];
}

/** Lines of goods: as the message has them, else one line of all. */
function goodsOf(house: ReceivedHouse, of: GoodsOf) {
  const whole: AirItem = {
    goods: house.goods,
    customsCode: house.customsCodes.find(isHsCode) ?? "",
    pieces: house.pieces,
    weight: house.weight,
    volume: volumeOf(house, of),
    lengthCm: "",
    widthCm: "",
    heightCm: "",
  };
  const listed = house.items.length > 0 ? house.items : [whole];
  const lines = listed.length === 1 ? listed.map((line) => withWhole(line, whole)) : listed;
  const unitPrice = priceOf(house, lines);
  const items = lines.map((line) => ({ ...itemOf(line, whole, of.notes), unitPrice }));
  noteSums(house, items, of.notes);
  return { items, currency: unitPrice === "" ? "" : currencyOf(house, of.notes) };
}

/** A house's only line of goods stands for all of the house: its gaps are filled from the house's totals. */
const withWhole = (line: AirItem, whole: AirItem): AirItem => ({
  ...line,
  goods: line.goods || whole.goods,
  customsCode: line.customsCode || whole.customsCode,
  pieces: line.pieces || whole.pieces,
  weight: line.weight || whole.weight,
  volume: line.volume || whole.volume,
});

function priceOf({ value }: ReceivedHouse, lines: readonly AirItem[]): string {
  const pieces = lines.reduce((total, line) => total + line.pieces, 0);
  if (value === "" || Number(value) === 0 || pieces === 0) return "";
  const price = new Big(value).div(pieces).round(4, Big.roundHalfUp);
  return price.eq(0) ? "" : price.toFixed();
}

function currencyOf({ currency }: ReceivedHouse, notes: Note[]): string {
  const known = currencyOfIso(currency);
  if (known === undefined && currency !== "") notes.push({ field: "currency", kind: "leftOut", from: currency });
  return known ?? "";
}

/** A line whose volume follows from a piece's measures, or from a piece's volume of three decimals (the forms' rule). */
function itemOf(line: AirItem, whole: AirItem, notes: Note[]): Omit<ReceivedItem, "unitPrice" | "currency"> {
  const { goods, pieces, weight, lengthCm, widthCm, heightCm } = line;
  const measures = { boxCount: pieces, lengthCm, widthCm, heightCm };
  const told = line.volume || shareOf(line, whole);
  const isMeasured = lengthCm !== "" && pieces > 0;
  const boxVolume = isMeasured ? "" : (boxVolumeOf(told, pieces) ?? "");
  const volume = pieces === 0 ? undefined : lineVolume({ ...measures, boxVolume });
  if (volume !== undefined && told !== "" && !new Big(volume).eq(told))
    notes.push({ field: "volume", kind: "perBox", from: told, to: tidy(volume) });
  return {
    productName: (goods || whole.goods).slice(0, longest.itemName),
    customsCode: hsCodeOf(line, notes) || whole.customsCode,
    ...measures,
    boxVolume,
    volume: volume === undefined ? told : tidy(volume),
    weight,
  };
}

/** A line's customs code; a code of a length that the forms do not take is left out, and said. */
function hsCodeOf({ customsCode }: Pick<AirItem, "customsCode">, notes: Note[]): string {
  const digits = customsCode.replace(/[.\s-]/g, "");
  if (digits === "" || isHsCode(digits)) return digits;
  notes.push({ field: "customsCode", kind: "leftOut", from: customsCode });
  return "";
}

function shareOf({ weight }: AirItem, whole: AirItem): string {
  if (weight === "" || whole.weight === "" || whole.volume === "") return whole.volume;
  return atLeastOne(new Big(whole.volume).times(weight).div(whole.weight).round(3, Big.roundHalfUp));
}

function noteSums(
  { weight, pieces }: ReceivedHouse,
  items: readonly Pick<ReceivedItem, "weight" | "boxCount">[],
  notes: Note[],
): void {
  const boxes = items.reduce((total, { boxCount }) => total + boxCount, 0);
  if (pieces > 0 && boxes !== pieces)
    notes.push({ field: "pieces", kind: "sums", from: String(pieces), to: String(boxes) });
  if (weight === "" || items.some((item) => item.weight === "")) return;
  const total = sum(
    items.map((item) => item.weight),
    3,
  );
  if (!new Big(total).eq(weight)) notes.push({ field: "weight", kind: "sums", from: weight, to: tidy(total) });
}
