import type { ListPart } from "@lading/contract/market-risk";

/** The files beside the main one. */
export const companionParts = ["names", "addresses", "comments"] as const satisfies readonly ListPart[];
export type CompanionPart = (typeof companionParts)[number];
export type Companions = Partial<Record<CompanionPart, string>>;

/** How OFAC names the files of its lists, by the main file's name. */
const ofacNames: Readonly<Record<string, Record<CompanionPart, string>>> = {
  "SDN.CSV": { names: "ALT.CSV", addresses: "ADD.CSV", comments: "SDN_COMMENTS.CSV" },
  "CONS_PRIM.CSV": { names: "CONS_ALT.CSV", addresses: "CONS_ADD.CSV", comments: "CONS_COMMENTS.CSV" },
};

/** Where a list's further files lie, beside a main file that is called as OFAC calls it; nothing of any other. */
export function companionsOf(mainAddress: string): Companions {
  const url = new URL(mainAddress);
  const folder = url.pathname.slice(0, url.pathname.lastIndexOf("/") + 1);
  const main = url.pathname.slice(folder.length);
  const names = ofacNames[main.toUpperCase()];
  if (!names) return {};
  const isLower = main === main.toLowerCase();
  return Object.fromEntries(
    companionParts.map((part) => {
      const companion = new URL(url);
      companion.pathname = folder + (isLower ? names[part].toLowerCase() : names[part]);
      return [part, companion.href];
    }),
  );
}
