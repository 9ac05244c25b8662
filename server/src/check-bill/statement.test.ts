import {
  createCheckBillPdf,
  createStatementPdf,
  deleteCheckBill,
  getCheckBillEmail,
  getCheckBillLog,
  sendCheckBillEmail,
} from "@lading/contract/check-bill";
import type { Language } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { createDocuments } from "#core/documents";
import { compact, readPdf } from "#core/documents/testing";
import { openReconciling, type Reconciling } from "./testing/index.ts";

let stage: Reconciling;
let id: string;
let number: string;
const documents = createDocuments();

beforeAll(async () => {
  stage = await openReconciling();
  Object.assign(stage.house.app.services, { documents });
  const [one, other] = [await stage.bill({ dueDate: "2026-11-20" }), await stage.bill({ billDate: "2026-11-12" })];
  const made = await stage.gather("receipt", [one, { ...other, amount: "40.5" }]);
  ({ id, financialAccountNo: number } = made.Content);
}, 60_000);
afterAll(async () => {
  await documents.close();
  await stage.house.app.close();
}, 60_000);

/** The text of a stored PDF's pages. */
async function said(path: string): Promise<string> {
  const { house } = stage;
  const bytes = await house.inCompany(async (db) => {
    const card = await house.app.services.files.find(db, path.split("/").at(-1) ?? "");
    if (!card) throw new Error("The PDF is not there");
    return await house.app.services.files.read(card);
  });
  return readPdf(bytes)
    .map(({ text }) => text)
    .join(" ");
}

const print = async (documentLanguages: Language[]) =>
  await said((await stage.house.app.call(createCheckBillPdf, { id, documentLanguages }, stage.asks)).Content.path);

test.each([
  [["zh"], ["对账单", "未结金额"]],
  [["en"], ["STATEMENT OF ACCOUNT", "Open amount"]],
  [["ar"], ["كشف حساب"]],
  [
    ["zh", "en"],
    ["对账单", "STATEMENT OF ACCOUNT"],
  ],
  [
    ["ar", "en"],
    ["كشف حساب", "STATEMENT OF ACCOUNT"],
  ],
] as const)("A check bill's statement says its lines and total in %j", async (languages, words) => {
  const text = await print([...languages]);
  for (const word of [...words, number, "140.50 USD", "40.50", "C0001"]) expect(text).toContain(compact(word));
});

test("A statement as of a day says what was open then, and is refused where nothing was", async () => {
  const [{ partyId, partyKind } = { partyId: "", partyKind: "customer" as const }] = await stage.sums();
  const asked = { partyId, partyKind, currency: "USD" as const, documentLanguages: ["en" as const] };
  const then = await stage.house.app.call(createStatementPdf, { ...asked, asOf: "2026-11-11" }, stage.asks);
  const text = await said(then.Content.path);
  expect(text).toContain(compact("100.00 USD"));
  expect(text).toContain("2026-11-11");
  const before = await stage.house.app.call(createStatementPdf, { ...asked, asOf: "2026-11-09" }, stage.asks);
  expect(before.Content.code).toBe("checkBill.nothingThen");
});

test("The e-mail has its text in each language of the statement, and its sending stands in the log", async () => {
  const asked = { id, documentLanguages: ["zh" as const, "en" as const] };
  const { Content: mail } = await stage.house.app.call(getCheckBillEmail, asked, stage.asks);
  expect(mail.to).toBe("accounts@oasis.example");
  expect(mail.subject).toBe(`对账单 ${number} / Statement of account ${number}`);
  expect([mail.text.includes("您好"), mail.text.includes("Dear Oasis Trading")]).toEqual([true, true]);
  const { to, subject, text } = mail;
  const sent = await stage.house.app.call(sendCheckBillEmail, { ...asked, to, subject, text }, stage.asks);
  expect(sent.Content.delivered).toBe("outbox");
  const { rows } = await inTransaction(stage.house.app.database, { companyId: null }, (db) =>
    db.execute<{ attachments: { name: string }[] }>(sql`SELECT attachments FROM outbox_message`),
  );
  expect(rows[0]?.attachments[0]?.name).toBe(`对账单 ${number}.pdf`);
  const { Content: log } = await stage.house.app.call(getCheckBillLog, { id }, stage.asks);
  expect(log.rows[0]).toMatchObject({ action: "send", changes: [{ field: "keptFor", after: to }] });
});

test("A voided check bill is neither printed nor sent", async () => {
  const made = await stage.gather("receipt", [await stage.bill()]);
  await stage.house.app.call(deleteCheckBill, { id: made.Content.id, reason: "Twice", version: 1 }, stage.asks);
  const asked = { id: made.Content.id, documentLanguages: ["en" as const] };
  for (const call of [createCheckBillPdf, getCheckBillEmail] as const)
    expect((await stage.house.app.call(call, asked, stage.asks)).Content.code).toBe("checkBill.voided");
});
