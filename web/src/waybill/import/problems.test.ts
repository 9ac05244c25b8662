import { expect, it } from "vitest";
import { problemsCsv } from "./problems.ts";

const titles = ["Row", "Column", "Problem"] as const;

it("wrong rows are a CSV file that spreadsheets read in any language", () => {
  const csv = problemsCsv(titles, [{ row: 3, column: "毛重 (kg)", message: 'Must be "greater" than 0, always' }]);
  expect(csv).toBe('\u{FEFF}"Row","Column","Problem"\r\n"3","毛重 (kg)","Must be ""greater"" than 0, always"\r\n');
});

it("what a sheet brought in is never a formula in the file that tells its problems", () => {
  expect(problemsCsv(titles, [{ row: 1, column: "=HYPERLINK(1)", message: "@x" }])).toContain(`"'=HYPERLINK(1)","'@x"`);
});
