import { fill, type Language } from "@lading/contract/core";
import {
  consolidationRefusals,
  isAir,
  isSea,
  waybillRefusals as refusals,
  type ListedWaybill,
} from "@lading/contract/waybill";

type Chosen = Pick<ListedWaybill, "id" | "type" | "isMain" | "voided" | "houseNumber" | "mainNumber" | "mainWaybillId">;

/** Air lies under air, sea under sea, express under express. */
export function wayOf(type: number): "air" | "sea" | "express" {
  if (isAir(type)) return "air";
  return isSea(type) ? "sea" : "express";
}

/**
 * Why these rows can get no main number, or no main waybill be made over them, in the words of the server's own refusals;
 * null when they can.
 */
export function whyNoMain(rows: readonly Chosen[], language: Language): string | null {
  const [first] = rows;
  if (!first) return refusals.selectFirst.text[language];
  const taken = rows.find(({ mainNumber, mainWaybillId, isMain }) => !isMain && (mainNumber !== "" || mainWaybillId));
  if (taken) return fill(refusals.hasMain.text[language], { number: taken.houseNumber, main: taken.mainNumber });
  return whyNoHouses(rows, first, language);
}

/** Why these rows cannot be consolidated under the main number that they carry; null when they can. */
export function whyNotConsolidated(rows: readonly Chosen[], language: Language): string | null {
  const [first] = rows;
  if (!first) return refusals.selectFirst.text[language];
  if (rows.some(({ mainNumber }) => mainNumber === "")) return refusals.mainNumberNeeded.text[language];
  if (rows.some(({ mainNumber }) => mainNumber !== first.mainNumber))
    return consolidationRefusals.sameMainNumber.text[language];
  const under = rows.find(({ mainWaybillId }) => mainWaybillId !== null);
  if (under) {
    const { houseNumber: number, mainNumber: main } = under;
    return fill(consolidationRefusals.underMain.text[language], { number, main });
  }
  return whyNoHouses(rows, first, language);
}

function whyNoHouses(rows: readonly Chosen[], first: Chosen, language: Language): string | null {
  const unfit = rows.find(({ isMain, voided, type }) => isMain || voided || wayOf(type) !== wayOf(first.type));
  return unfit ? fill(refusals.notAHouse.text[language], { number: unfit.houseNumber }) : null;
}
