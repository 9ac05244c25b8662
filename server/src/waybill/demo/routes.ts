import { destinations, origins, type Place, type Random } from "#core/demo";

/** An airline by its accounting code, with its flight designator. */
export interface Airline {
  readonly prefix: string;
  readonly code: string;
  readonly name: string;
}

export const airlines: readonly [Airline, ...Airline[]] = [
  { prefix: "065", code: "SV", name: "Saudia Cargo" },
  { prefix: "176", code: "EK", name: "Emirates SkyCargo" },
  { prefix: "157", code: "QR", name: "Qatar Airways Cargo" },
  { prefix: "607", code: "EY", name: "Etihad Cargo" },
  { prefix: "235", code: "TK", name: "Turkish Cargo" },
  { prefix: "020", code: "LH", name: "Lufthansa Cargo" },
  { prefix: "160", code: "CX", name: "Cathay Cargo" },
  { prefix: "784", code: "CZ", name: "China Southern Cargo" },
];

/** A shipping line with an owner code that its containers carry. */
export interface ShippingLine {
  readonly name: string;
  readonly owner: string;
  readonly billPrefix: string;
  readonly vessels: readonly [string, ...string[]];
}

export const shippingLines: readonly [ShippingLine, ...ShippingLine[]] = [
  {
    name: "COSCO Shipping",
    owner: "CSNU",
    billPrefix: "COSU",
    vessels: ["COSCO SHIPPING ARIES", "COSCO SHIPPING GEMINI"],
  },
  { name: "MSC", owner: "MSCU", billPrefix: "MEDU", vessels: ["MSC GULSUN", "MSC MINA"] },
  { name: "Maersk", owner: "MSKU", billPrefix: "MAEU", vessels: ["MAERSK HANGZHOU", "MAERSK HONG KONG"] },
  { name: "CMA CGM", owner: "CMAU", billPrefix: "CMDU", vessels: ["CMA CGM JACQUES SAADE", "CMA CGM PALAIS ROYAL"] },
  { name: "Hapag-Lloyd", owner: "HLXU", billPrefix: "HLCU", vessels: ["AL NEFUD", "BERLIN EXPRESS"] },
  { name: "OOCL", owner: "OOLU", billPrefix: "OOLU", vessels: ["OOCL HONG KONG", "OOCL SPAIN"] },
];

export const expressCompanies: readonly [string, ...string[]] = [
  "SMSA Express",
  "Aramex",
  "DHL Express",
  "FedEx",
  "SPL",
  "Naqel Express",
];

/** A kind of goods with its HS code, weight and price of a carton. */
export interface Goods {
  readonly name: string;
  readonly customsCode: string;
  readonly kilograms: readonly [number, number];
  readonly price: readonly [number, number];
}

export const goods: readonly [Goods, ...Goods[]] = [
  { name: "Power adapters", customsCode: "85044013", kilograms: [8, 18], price: [180, 640] },
  { name: "手机保护壳", customsCode: "39269099", kilograms: [6, 14], price: [90, 320] },
  { name: "LED 灯具", customsCode: "94054100", kilograms: [7, 20], price: [120, 480] },
  { name: "ملابس جاهزة", customsCode: "62034290", kilograms: [10, 25], price: [150, 520] },
  { name: "أجهزة منزلية", customsCode: "85166000", kilograms: [9, 28], price: [140, 600] },
  { name: "Auto spare parts", customsCode: "87089999", kilograms: [12, 40], price: [160, 900] },
  { name: "Cotton fabric", customsCode: "52085200", kilograms: [18, 35], price: [110, 380] },
  { name: "瓷砖样品", customsCode: "69072190", kilograms: [20, 45], price: [60, 160] },
  { name: "Medical masks", customsCode: "63079010", kilograms: [5, 12], price: [50, 190] },
  { name: "儿童玩具", customsCode: "95030089", kilograms: [6, 16], price: [80, 260] },
];

/** Two places that a shipment can go between. */
export function pickRoute(random: Random): { origin: Place; destination: Place } {
  return {
    origin: random.pick(origins),
    destination: random.chance(70) ? random.pick(gulf) : random.pick(destinations),
  };
}

const gulf: readonly [Place, ...Place[]] = [destinations[0], ...destinations.slice(1, 8)];
