import { describe, expect, it } from "vitest";
import { whyNoMain, whyNotConsolidated } from "./main-choice.ts";

const house = {
  id: "01936f5e-0000-7000-8000-000000000001",
  type: 1,
  isMain: false,
  voided: false,
  houseNumber: "DEMOA260000001",
  mainNumber: "",
  mainWaybillId: null,
} as const;

describe("a main waybill is made over selected rows", () => {
  it("when they are free houses of one way, to the airport or to the door", () => {
    expect(whyNoMain([house, { ...house, type: 3 }], "en")).toBeNull();
  });

  it("but not over nothing", () => {
    expect(whyNoMain([], "en")).toBe("Select waybills first");
    expect(whyNoMain([], "zh")).toBe("请先选择运单");
  });

  it("nor over a row that has a main number already, which is named", () => {
    const taken = { ...house, houseNumber: "DEMOA260000002", mainNumber: "020-12345675" };
    expect(whyNoMain([house, taken], "en")).toContain("DEMOA260000002 has a master number already (020-12345675)");
  });

  it.each([{ type: 2 as const }, { voided: true }, { isMain: true, mainNumber: "020-12345675" }])(
    "nor over one of another way, a voided one or a main: %o",
    (own) => {
      const unfit = { ...house, ...own, houseNumber: "DEMOX260000003" };
      expect(whyNoMain([house, unfit], "en")).toContain("DEMOX260000003 cannot go under this master waybill");
    },
  );
});

describe("rows are consolidated under the main number that they carry", () => {
  const numbered = { ...house, mainNumber: "020-12345675" } as const;

  it("when it is the same and they lie under no main waybill", () => {
    expect(whyNotConsolidated([numbered, { ...numbered, type: 3 }], "en")).toBeNull();
  });

  it.each([
    [[], "Select waybills first"],
    [[numbered, house], "Add a master number first"],
    [[numbered, { ...numbered, mainNumber: "020-00000011" }], "Select the same master number to merge"],
    [[{ ...numbered, mainWaybillId: house.id }], "belongs to master waybill 020-12345675 already"],
    [[numbered, { ...numbered, type: 2 as const }], "cannot go under this master waybill"],
  ])("otherwise it is said why: %o", (rows, said) => {
    expect(whyNotConsolidated(rows, "en")).toContain(said);
  });
});
