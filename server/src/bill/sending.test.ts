import {
  addCollectionBill,
  createCollectionBillPdf,
  getCollectionBillLog,
  getCollectionBillSharingEmail,
  sendCollectionBillEmail,
  sendCollectionBills,
} from "@lading/contract/bill";
import { addCollectionAccount } from "@lading/contract/collection-account";
import { languages } from "@lading/contract/core";
import { getJobProgress } from "@lading/contract/jobs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#core/db";
import { createDocuments } from "#core/documents";
import { compact, readPdf } from "#core/documents/testing";
import { createEvents, type Events } from "#core/events";
import { createJobs, prepareJobs, type Jobs } from "#core/jobs";
import { createLog } from "#core/log";
import { createMailer } from "#core/mail";
import { openMailbox } from "#core/testing";
import { collectionAccountModule } from "#collection-account";
import { jobsModule } from "#jobs";
import { openAccountHouse, type AccountHouse } from "#supplier-cost/testing";
import { billModule } from "./index.ts";
import { registerSending } from "./send-many.ts";

let house: AccountHouse;
let events: Events;
let jobs: Jobs;
let token: string;
let waybillId: string;
let billId: string;
let invoiceNo: string;
const documents = createDocuments();

beforeAll(async () => {
  house = await openAccountHouse((lock) => [billModule({ lock }), collectionAccountModule(), jobsModule]);
  const { appUrl, ownerUrl, database, services } = house.app;
  await prepareJobs(ownerUrl, "lading_app");
  const log = createLog("silent");
  events = createEvents({ listenUrl: appUrl, log });
  await events.start();
  jobs = createJobs({ url: appUrl, database, events, log, pollSeconds: 1 });
  Object.assign(services, { jobs, documents });
  await registerSending(services);
  await jobs.start();
  token = house.tokens.administrator;
  const paidInto = addCollectionAccount.example;
  await house.app.call(addCollectionAccount, paidInto, { token });
  await house.app.call(addCollectionAccount, { ...paidInto, currency: "RMB", bankNumber: "9999" }, { token });
  waybillId = await house.addWaybill("GULFA260000001");
  const [first, second] = house.items;
  const lines = [
    { chargeItemId: first ?? "", qty: "440", unitPrice: "3.25" },
    { chargeItemId: second ?? "", qty: "1", unitPrice: "55.5", remark: "夜间提货" },
  ];
  const bill = { customerNumber: "C0001", billDate: "2026-11-10", dueDate: "2026-12-10", currency: "USD" as const };
  const made = await house.app.call(addCollectionBill, { waybillId, ...bill, lines, remark: "شكرًا لكم" }, { token });
  ({ id: billId, invoiceNo } = made.Content);
}, 60_000);
afterAll(async () => {
  await jobs.close();
  await events.close();
  await documents.close();
  await house.app.close();
}, 60_000);

interface Message extends Record<string, unknown> {
  recipient: string;
  subject: string;
  attachments: { name: string; type: string; size: number }[];
}

/** The outbox's messages, newest first. */
const outbox = async (): Promise<Message[]> =>
  await inTransaction(house.app.database, { companyId: null }, async (db) => {
    const { rows } = await db.execute<Message>(
      sql`SELECT recipient, subject, attachments FROM outbox_message ORDER BY created_at DESC`,
    );
    return rows;
  });

describe("A debit note", () => {
  test.each(languages)("says who owes what for which shipment, in %s", async (language) => {
    const { Content } = await house.app.call(
      createCollectionBillPdf,
      { ids: [billId], documentLanguage: language },
      { token },
    );
    const card = await house.inCompany(
      async (db) => await house.app.services.files.find(db, Content.path.split("/").at(-1) ?? ""),
    );
    const bytes = card ? await house.app.services.files.read(card) : new Uint8Array();
    const [page] = readPdf(bytes);
    const text = compact(page?.runs.map((run) => run.text).join(" ") ?? "");
    for (const said of [
      invoiceNo,
      "OasisTrading",
      "GULFA260000001",
      "1,430.00",
      "55.50",
      "1,485.50USD",
      "7.1052",
      "10,554.77",
      "740512345678",
      "BankofChina,ShenzhenBranch",
    ])
      expect(text).toContain(compact(said));
    expect(text).not.toContain("9999");
    expect(Content.name).toContain(invoiceNo);
  });

  test("is nobody else's", async () => {
    const { StatusCode } = await house.app.call(
      createCollectionBillPdf,
      { ids: [billId] },
      { token: house.tokens.rival },
    );
    expect(StatusCode).toBe(404);
  });
});

describe("A bill by e-mail", () => {
  test("is offered with the customer's address and a text in the chosen language", async () => {
    const asked = { id: billId, documentLanguage: "ar" as const };
    const { Content } = await house.app.call(getCollectionBillSharingEmail, asked, { token, language: "en" });
    expect(Content).toMatchObject({ to: "accounts@oasis.example", fileName: `إشعار مدين ${invoiceNo}.pdf` });
    expect(Content.subject).toContain(invoiceNo);
    expect(Content.text).toContain("1,485.50 USD");
    expect(Content.text).toContain("2026-12-10");
  });

  test("goes to several addresses with its debit note; without a mail server it says that nothing left", async () => {
    const to = "accounts@oasis.example, boss@oasis.example";
    const mail = { id: billId, to, subject: "收款通知单", text: "", documentLanguage: "zh" as const };
    const { Content } = await house.app.call(sendCollectionBillEmail, mail, { token });
    expect(Content).toEqual({ delivered: "outbox", refused: [] });
    const [message] = await outbox();
    expect(message).toMatchObject({ recipient: to, subject: "收款通知单" });
    expect(message?.attachments[0]).toMatchObject({ name: `账单 ${invoiceNo}.pdf`, type: "application/pdf" });
    const log = await house.app.call(getCollectionBillLog, { id: billId }, { token });
    expect(log.Content.rows[0]).toMatchObject({ action: "send", changes: [{ field: "keptFor", after: to }] });
  });

  test("takes the bill's own file along, and no other", async () => {
    const fileId = await house.upload("collectionBill");
    const lines = [{ chargeItemId: house.items[0] ?? "", qty: "1", unitPrice: "10" }];
    const bill = {
      waybillId,
      customerNumber: "C0001",
      billDate: "2026-11-10",
      currency: "RMB" as const,
      lines,
      fileId,
    };
    const { id } = (await house.app.call(addCollectionBill, bill, { token })).Content;
    const { Content: offered } = await house.app.call(getCollectionBillSharingEmail, { id }, { token });
    expect(offered.files.map((file) => file.id)).toEqual([fileId]);
    const letter = { id, to: "li@oasis.example", subject: "With its file", fileIds: [fileId] };
    expect((await house.app.call(sendCollectionBillEmail, letter, { token })).StatusCode).toBe(200);
    const [message] = await outbox();
    expect(message?.attachments.map(({ name }) => name)).toEqual([offered.fileName, offered.files[0]?.name]);
    const another = { ...letter, id: billId };
    expect((await house.app.call(sendCollectionBillEmail, another, { token })).StatusCode).toBe(404);
  });

  test.each(["nobody", "a@b.example, c"])("is not sent to %s", async (to) => {
    const { StatusCode } = await house.app.call(sendCollectionBillEmail, { id: billId, to, subject: "x" }, { token });
    expect(StatusCode).toBe(422);
  });
});

const write = async (customerNumber: string) => {
  const lines = [{ chargeItemId: house.items[0] ?? "", qty: "1", unitPrice: "10" }];
  const bill = { waybillId, customerNumber, billDate: "2026-11-10", currency: "RMB" as const, lines };
  return (await house.app.call(addCollectionBill, bill, { token })).Content;
};
const send = (ids: string[], by = token) =>
  house.app.call(sendCollectionBills, { ids, documentLanguage: "en" }, { token: by, language: "en" });

describe("Many bills by e-mail", () => {
  test("go in the background, each to its own customer, and say how far they are", async () => {
    const before = (await outbox()).length;
    const more = await Promise.all([write("C0001"), write("C0001")]);
    const { Content } = await send([billId, ...more.map(({ id }) => id)]);
    expect(Content.delivered).toBe("outbox");
    await vi.waitFor(
      async () => {
        const { Content: job } = await house.app.call(getJobProgress, { jobId: Content.jobId }, { token });
        expect(job).toMatchObject({ kind: "bill.send", state: "done", done: 3, total: 3, count: 3 });
      },
      { timeout: 20_000, interval: 200 },
    );
    const sent = (await outbox()).slice(0, (await outbox()).length - before);
    expect(sent.map(({ recipient }) => recipient)).toEqual(Array.from({ length: 3 }, () => "accounts@oasis.example"));
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(3);
  }, 30_000);

  test("say in the log who got one, and not who was refused", async () => {
    const mailbox = await openMailbox();
    const { services, database } = house.app;
    const { mail } = services;
    const from = services.config.mailFrom;
    Object.assign(services, { mail: createMailer({ database, log: createLog("silent"), from, smtpUrl: mailbox.url }) });
    const letter = { id: billId, to: "li@oasis.example, nobody@oasis.example", subject: "Bill" };
    const { Content } = await house.app.call(sendCollectionBillEmail, letter, { token });
    Object.assign(services, { mail });
    await mailbox.close();
    expect(Content).toEqual({ delivered: "smtp", refused: ["nobody@oasis.example"] });
    const log = await house.app.call(getCollectionBillLog, { id: billId }, { token });
    expect(log.Content.rows[0]).toMatchObject({ changes: [{ field: "sentTo", after: "li@oasis.example" }] });
  });

  test("leave by the company's own account, and say so, on a server without a mail server of its own", async () => {
    const mailbox = await openMailbox();
    const { services, database } = house.app;
    const { mail } = services;
    const from = services.config.mailFrom;
    const accountOf = () => Promise.resolve(mailbox.account);
    Object.assign(services, { mail: createMailer({ database, log: createLog("silent"), from, accountOf }) });
    const { Content } = await send([billId]);
    expect(Content.delivered).toBe("smtp");
    await vi.waitFor(() => expect(mailbox.recipients).toEqual(["accounts@oasis.example"]), { timeout: 20_000 });
    Object.assign(services, { mail });
    await mailbox.close();
  }, 30_000);

  test("are refused where a customer has no address, naming the bills, and nothing is sent", async () => {
    const { id, invoiceNo: without } = await write("S0001");
    const before = (await outbox()).length;
    const { StatusCode, ErrorMsg } = await send([billId, id]);
    expect([StatusCode, ErrorMsg]).toEqual([422, expect.stringContaining(without)]);
    expect((await outbox()).length).toBe(before);
  });

  test("are not another company's to send", async () => {
    expect((await send([billId], house.tokens.rival)).StatusCode).toBe(404);
  });
});
