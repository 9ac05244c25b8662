import { fill, type Language } from "@lading/contract/core";
import { isAir, isSea, waybillRefusals as refusals, type ListedWaybill } from "@lading/contract/waybill";

type Chosen = Pick<ListedWaybill, "id" | "type" | "isMain" | "voided" | "houseNumber" | "mainNumber" | "mainWaybillId">;

/** Air lies under air, sea under sea, express under express. */
function wayOf(type: number): "air" | "sea" | "express" {
  if (isAir(type)) return "air";
  return isSea(type) ? "sea" : "express";
}

/** Why no main waybill can be made over these rows, in the words of the server's own refusals; null when one can. */
export function whyNoMain(rows: readonly Chosen[], language: Language): string | null {
  const [first] = rows;
  if (!first) return refusals.selectFirst.text[language];
  const taken = rows.find(({ mainNumber, mainWaybillId, isMain }) => !isMain && (mainNumber !== "" || mainWaybillId));
  if (taken) return fill(refusals.hasMain.text[language], { number: taken.houseNumber });
  const unfit = rows.find(({ isMain, voided, type }) => isMain || voided || wayOf(type) !== wayOf(first.type));
  return unfit ? fill(refusals.notAHouse.text[language], { number: unfit.houseNumber }) : null;
}
