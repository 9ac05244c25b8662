import { isDecimal, mostMinorUnits } from "@lading/contract/core";

/** A line of a supplier's statement: a number, and what is invoiced under it or the empty text. */
export interface StatementLine {
  reference: string;
  amount: string;
}

/**
 * Reads what was pasted or scanned, a line each: a number, and behind a tab, a semicolon or a blank what is invoiced under
 * it. Of several cells the last one that is an amount counts. The same line twice is one. Digits are Latin by now.
 */
export function readStatement(text: string): StatementLine[] {
  const lines = text.split(/\r?\n/).flatMap((line): StatementLine[] => {
    const cells = cellsOf(line);
    const [reference] = cells;
    if (reference === undefined) return [];
    const amount =
      cells
        .slice(1)
        .map(amountOf)
        .findLast((one) => one !== "") ?? "";
    return [{ reference: reference.slice(0, 80), amount }];
  });
  const seen = new Set<string>();
  return lines.filter(({ reference, amount }) => {
    const key = `${reference} ${amount}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Cells of a spreadsheet's or a file's row; else the last word is one of its own when it is an amount. */
function cellsOf(line: string): string[] {
  const cells = line
    .split(/[\t;；]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const [only] = cells;
  if (only === undefined || cells.length > 1) return cells;
  const apart = /^(.+\S)\s+(\S+)$/.exec(only);
  return apart?.[1] !== undefined && apart[2] !== undefined && amountOf(apart[2]) !== "" ? [apart[1], apart[2]] : cells;
}

/** A decimal as people of any language write it, above 0; the empty text for anything else. */
function amountOf(cell: string): string {
  const typed = cell
    .replace(/^[^\d]*(?=\d)/, "")
    .replace(/[^\d]*$/, "")
    .replaceAll(/[\s'’٬]/g, "")
    .replaceAll("٫", ".");
  const plain = withPoint(typed);
  return isDecimal(plain, mostMinorUnits) && /[1-9]/.test(plain) ? plain : "";
}

/** An amount with a point as its only sign: the decimals follow the last of both kinds, or a comma that three digits do not follow. */
function withPoint(typed: string): string {
  const [comma, point] = [typed.lastIndexOf(","), typed.lastIndexOf(".")];
  const isComma = comma > point && (point !== -1 || !/,\d{3}$/.test(typed));
  return isComma ? typed.replaceAll(".", "").replace(",", ".") : typed.replaceAll(",", "");
}
