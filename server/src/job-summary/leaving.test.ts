import type { Language } from "@lading/contract/core";
import { createJobSummaryPdf, exportJobSummary } from "@lading/contract/job-summary";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compact, readPdf } from "#core/documents/testing";
import { readSheet } from "#core/sheets";
import { openJobHouse, page, type JobHouse } from "./job.stage.ts";

let house: JobHouse;
let main: string;
beforeAll(async () => {
  house = await openJobHouse();
  main = await house.addWaybill({ number: "020-12345675", isMain: true });
  const under = await house.addWaybill({ number: "GULFA260000001", under: main, mainNumber: "020-12345675" });
  await house.addBill(under, { amount: "1000.00" });
  await house.addCost(main, { amount: "600.00" });
  await house.sign(main, "customerService");
});
afterAll(() => house.close());

const bytesOf = async (path: string) =>
  await house.inside(async (db) => {
    const card = await house.app.services.files.find(db, path.split("/").at(-1) ?? "");
    return card ? await house.app.services.files.read(card) : new Uint8Array();
  });

test.each([
  ["zh", "作业汇总 020-12345675.pdf", ["应收", "空运费", "客服"]],
  ["en", "Job summary 020-12345675.pdf", ["Sales", "Air freight", "Customer service"]],
  ["ar", "ملخص العملية 020-12345675.pdf", []],
] as const)(
  "A job is printed in %s with its charges, totals and who signed",
  async (documentLanguage: Language, name, words) => {
    const { Content } = await house.app.call(
      createJobSummaryPdf,
      { id: main, documentLanguage },
      { token: house.token },
    );
    expect(Content.name).toBe(name);
    const pages = readPdf(await bytesOf(Content.path));
    expect(pages[0]?.widthMm).toBeCloseTo(297, 0);
    const said = pages.map(({ text }) => text).join("");
    const wanted = [...words, "020-12345675", "GULFA260000001", "1,000.00", "600.00", "INV-77", "Chen Jing"];
    expect(wanted.filter((word) => !said.includes(compact(word)))).toEqual([]);
  },
);

test("A job of very many charges is printed line by line with its remarks, under one count of pages", async () => {
  const id = await house.addWaybill({ number: "BIG" });
  const bill = await house.addBill(id, { amount: "1.00" });
  await house.inside((db) =>
    db.execute(sql`INSERT INTO collection_bill_line (company_id, bill_id, line, charge_item_id, quantity, unit_price, amount, remark)
      SELECT company_id, bill_id, n, charge_item_id, 1, 1, 1, 'line-' || n || '.' FROM collection_bill_line, generate_series(2, 1100) AS n
      WHERE bill_id = ${bill}`),
  );
  await house.addCost(id, { amount: "600.00" });
  const { Content } = await house.app.call(createJobSummaryPdf, { id }, { token: house.token, language: "en" });
  const pages = readPdf(await bytesOf(Content.path)).map(({ text }) => text);
  const said = pages.join("");
  const lines = Array.from({ length: 1099 }, (_, place) => `line-${place + 2}.`);
  expect(lines.filter((line) => !said.includes(line))).toEqual([]);
  expect(said).toContain("INV-77");
  for (const [place, text] of pages.entries()) expect(text).toContain(`Page${place + 1}of${pages.length}`);
  expect(said.match(/Subtotal/g)).toHaveLength(2);
}, 60_000);

test("All charges of a job are exported, one a row", async () => {
  const { Content } = await house.app.call(exportJobSummary, { id: main }, { token: house.token, language: "en" });
  const rows: (readonly string[])[] = [];
  for await (const row of readSheet(await bytesOf(Content.path), { maxRows: 10 })) rows.push(row.cells);
  expect(rows).toHaveLength(3);
  expect(rows[1]?.filter((_, place) => place !== 2).join(" | ")).toBe(
    "Sales | GULFA260000001 | 2026-11-20 | Jeddah Trading | Air freight | 1 | 1000 | USD | 1000 | 7.1 | 7100",
  );
  expect(rows[2]?.slice(0, 3)).toEqual(["Costs", "020-12345675", "INV-77"]);
});

test("A job leaves the house only by the right for it, and no other company's does", async () => {
  const clerk = await house.colleague("Omar", [`${page}:view`]);
  expect((await house.app.call(exportJobSummary, { id: main }, { token: clerk })).StatusCode).toBe(403);
  expect((await house.app.call(createJobSummaryPdf, { id: main }, { token: clerk })).StatusCode).toBe(200);
  const rival = await openJobHouse();
  try {
    for (const call of [createJobSummaryPdf, exportJobSummary])
      expect((await rival.app.call(call, { id: main }, { token: rival.token })).StatusCode).toBe(404);
  } finally {
    await rival.close();
  }
});
