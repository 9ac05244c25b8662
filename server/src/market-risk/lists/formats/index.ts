export { ListFileError } from "./listed-party.ts";
export type { ListDoubt, ListedParty, ReadList } from "./listed-party.ts";
export { readEu } from "./eu-xml.ts";
export { readOfac, readWholeOfac } from "./ofac-csv.ts";
export type { OfacFiles } from "./ofac-csv.ts";
export { readUn } from "./un-xml.ts";
