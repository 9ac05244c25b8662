import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readOfac, readUn, type ReadList } from "./formats/index.ts";

/** A list's file as published. */
export function publishedFile(name: string): { name: string; bytes: Buffer } {
  return { name, bytes: gunzipSync(readFileSync(new URL(`published/${name}.gz`, import.meta.url))) };
}

/** OFAC's SDN list, as far as it is here. */
export function publishedSdn(): ReadList {
  return readOfac({
    parties: publishedFile("sdn.csv"),
    names: publishedFile("alt.csv"),
    addresses: publishedFile("add.csv"),
    comments: publishedFile("sdn_comments.csv"),
  });
}

/** OFAC's Consolidated list. */
export function publishedConsolidated(): ReadList {
  return readOfac({
    parties: publishedFile("cons_prim.csv"),
    names: publishedFile("cons_alt.csv"),
    addresses: publishedFile("cons_add.csv"),
  });
}

/** The UN's list. */
export function publishedUn(): ReadList {
  return readUn(publishedFile("UN_consolidated.xml"));
}
