import { withoutIsolates } from "@lading/contract/core";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** As XML text; what XML cannot hold is left out, and a text like `_x000D_` does not become what it names. */
export function escape(text: string): string {
  return (
    withoutIsolates(text)
      .toWellFormed()
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
      .replace(/[&<>"]/g, (character) => escapes[character]!)
      .replace(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex -- exactly these are forbidden in XML 1.0
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
  );
}

/** A name as a workbook takes one for a sheet: with room for a number behind it. */
export function sheetNameOf(name: string): string {
  const clean = name
    .replace(/[[\]:*?/\\]/g, " ")
    .trim()
    .replace(/^'+|'+$/g, "");
  return clean === "" ? "Sheet" : clean.slice(0, 28);
}
