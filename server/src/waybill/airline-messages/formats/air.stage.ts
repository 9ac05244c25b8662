import type { AirHouse, AirMain, Warning } from "./model.ts";

/**
 * A consolidation as it stands in a published FWB/16 and FHL/4: the sample of a public specification for matching FWB
 * with FHL (air waybill 217-08722685, Hong Kong to Bangkok), with what Lading keeps of it.
 */
export const publishedHouse: AirHouse = {
  number: "WM26070003",
  origin: "HKG",
  destination: "BKK",
  pieces: 1,
  weight: "149.000",
  volume: "0.440",
  chargeableWeight: "149.000",
  goods: "Dry battery",
  shipper: {
    name: "Harmony Enterprise Company Limited",
    address: "9F Amtel Building, 148 Des Voeux Roa",
    city: "Hong Kong",
    province: "",
    postalCode: "999077",
    country: "HK",
    phone: "",
  },
  consignee: {
    name: "Seiko Precision (Thailand) Co., Ltd.",
    address: "Navanakorn Industrial Estate Zone 3",
    city: "Pathumthani",
    province: "",
    postalCode: "12120",
    country: "TH",
    phone: "+66 2 529 21626",
  },
  prepaid: true,
  currency: "HKD",
  handlingCodes: [],
  customsCodes: ["85061012"],
  items: [
    {
      goods: "Dry battery",
      customsCode: "85061012",
      pieces: 1,
      weight: "149.000",
      volume: "0.440",
      lengthCm: "110.00",
      widthCm: "80.00",
      heightCm: "50.00",
    },
  ],
};

export const publishedMain: AirMain = {
  number: "217-08722685",
  origin: "HKG",
  destination: "BKK",
  pieces: 1,
  weight: "149.000",
  volume: "0.440",
  chargeableWeight: "149.000",
  goods: "Consol",
  shipper: {
    name: "WM Logistics Worldwide Limited",
    address: "58-66 Tai Lin Pai Road Kwai Chung",
    city: "Hong Kong",
    province: "",
    postalCode: "",
    country: "HK",
    phone: "",
  },
  consignee: {
    name: "Planet Inter Logistics Co., Ltd.",
    address: "2 59 60 Bangna Complex Office Tower",
    city: "Bangkok",
    province: "",
    postalCode: "",
    country: "TH",
    phone: "",
  },
  prepaid: true,
  currency: "HKD",
  handlingCodes: ["HEA", "SPX"],
  carrier: "TG",
  flight: "601",
  departure: "2026-07-16",
  notify: "",
  issued: "2026-07-16",
  sender: "DEMO",
  houses: [publishedHouse],
};

/** Gathers warnings. */
export function gathering() {
  const warnings: Warning[] = [];
  return { warnings, warn: (warning: Warning) => void warnings.push(warning) };
}
