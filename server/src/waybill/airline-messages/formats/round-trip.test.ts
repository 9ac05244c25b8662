import { assert as always, constantFrom, integer, property, record, string, stringMatching } from "fast-check";
import { describe, expect, test } from "vitest";
import { publishedHouse, publishedMain } from "./air.stage.ts";
import { fhl } from "./fhl.ts";
import { fwb } from "./fwb.ts";
import { inCargoImp } from "./letters.ts";
import type { AirHouse, AirMain } from "./model.ts";
import { read } from "./received.stage.ts";
import { xfwb } from "./xfwb.ts";
import { xfzb } from "./xfzb.ts";

const envelope = { writtenAt: "2026-07-16T08:00:00", sender: "DEMO", recipient: "TG" };

/** A party as Cargo-IMP can say it. */
const party = record({
  name: stringMatching(/^[A-Z][A-Z0-9 .-]{0,33}[A-Z0-9]$/),
  address: stringMatching(/^[A-Z0-9][A-Z0-9 .-]{0,33}[A-Z0-9]$/),
  city: stringMatching(/^[A-Z][A-Z ]{0,15}[A-Z]$/),
  province: constantFrom("", "NSW", "GUANGDONG"),
  postalCode: constantFrom("", "518000", "SW1A 1AA"),
  country: constantFrom("CN", "SA", "GB"),
  phone: constantFrom("", "96650123456"),
});
const tidy = (text: string) => inCargoImp(text);
const goods = string({ minLength: 1, maxLength: 100 }).map((text) => tidy(text) || "SHOES");
const shipments = record({
  shipper: party,
  consignee: party,
  goods,
  pieces: integer({ min: 1, max: 9999 }),
  tenths: integer({ min: 1, max: 999_999 }),
  litres: integer({ min: 1, max: 999_999 }),
  prepaid: constantFrom(true, false),
});
const tidyParty = (one: AirMain["shipper"]) => ({
  ...one,
  name: tidy(one.name),
  address: tidy(one.address),
  city: tidy(one.city),
});

function consolidation({
  tenths,
  litres,
  ...rest
}: { tenths: number; litres: number } & Pick<AirMain, "shipper" | "consignee" | "goods" | "pieces" | "prepaid">) {
  const common = {
    ...rest,
    shipper: tidyParty(rest.shipper),
    consignee: tidyParty(rest.consignee),
    weight: (tenths / 10).toFixed(1),
    volume: (litres / 1000).toFixed(3),
  };
  const house: AirHouse = { ...publishedHouse, ...common };
  return { main: { ...publishedMain, ...common, chargeableWeight: "149", houses: [house] }, house };
}

const warn = () => undefined;
const trimmed = (decimal: string) => String(Number(decimal));

describe("What Lading writes as text", () => {
  test("it reads again", () => {
    always(
      property(shipments, (shipment) => {
        const { main, house } = consolidation(shipment);
        const { mains, houses, faults } = read(`${fwb(main, warn)}\r\n${fhl(main, house, warn)}`);
        expect(faults).toEqual([]);
        const { shipper, consignee, pieces } = main;
        const freight = main.prepaid ? "prepaid" : "collect";
        const weight = trimmed(main.weight);
        const common = {
          origin: "HKG",
          destination: "BKK",
          shipper,
          consignee,
          pieces,
          weight,
          freight,
          currency: "HKD",
        };
        expect(mains).toMatchObject([
          {
            ...common,
            mainNumber: main.number,
            volume: trimmed(main.volume),
            flight: "TG601",
            departure: "2026-07-16",
          },
        ]);
        expect(houses).toMatchObject([{ ...common, houseNumber: house.number, goods: house.goods }]);
      }),
    );
  });
});

describe("What Lading writes as documents", () => {
  test("it reads again", () => {
    always(
      property(shipments, (shipment) => {
        const { main, house } = consolidation(shipment);
        const { mains, houses, faults, leftovers } = read(
          xfwb(main, envelope, warn) + xfzb(main, house, { envelope, warn }),
        );
        expect(faults).toEqual([]);
        expect(leftovers).toEqual([]);
        const { shipper, consignee, pieces } = main;
        const freight = main.prepaid ? "prepaid" : "collect";
        const weight = trimmed(main.weight);
        const volume = trimmed(main.volume);
        const common = { origin: "HKG", destination: "BKK", shipper, consignee, pieces, weight, volume, freight };
        expect(mains).toMatchObject([
          { ...common, mainNumber: main.number, goods: main.goods, flight: "TG601", chargeableWeight: "149" },
        ]);
        expect(houses).toMatchObject([
          {
            ...common,
            houseNumber: house.number,
            goods: house.goods,
            customsCodes: ["85061012"],
            items: [{ goods: "Dry battery", pieces: 1, weight: "149", lengthCm: "110", widthCm: "80", heightCm: "50" }],
          },
        ]);
      }),
    );
  });
});

describe("Whatever comes in", () => {
  test("nothing throws and nothing hangs", () => {
    const parts = [
      "FWB/16\n",
      "FHL/4\n",
      "MBI/",
      "HBS/",
      "020-12345675SZXRUH/T1K1",
      "SHP",
      "/",
      "\n",
      "RTD/1/P1",
      "<a>",
      "<?xml ",
      "ISU/",
    ];
    always(
      property(string({ unit: constantFrom(...parts, "A", "1", "é", " "), maxLength: 40 }), (text) => {
        expect(read(text)).toBeDefined();
      }),
    );
  });
});
