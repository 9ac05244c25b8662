import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deleteCollectionAccount, editCollectionAccount } from "@lading/contract/collection-account";
import { answerBankEntry, getBankFileList, takeOverBankFile } from "@lading/contract/bank-statement";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBank, tableOf, type Bank } from "../bank-statement.stage.ts";

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
}, 60_000);
afterAll(() => bank.house.app.close());

const sample = (name: string) => readFileSync(join(import.meta.dirname, "../read/samples", name));

const balance = (kind: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-18</Dt></Dt></Bal>`;

/** A statement of the account; its entries are alike but for what is said. */
function camt(
  amounts: readonly string[],
  { opening = "100.00", closing = "", account = "AE070331234567890123456" } = {},
) {
  const sum = closing || (Number(opening) + amounts.reduce((total, one) => total + Number(one), 0)).toFixed(2);
  const entries = amounts.map(
    (amount) =>
      `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-18</Dt></BookgDt>
      <NtryDtls><TxDtls><RmtInf><Ustrd>FREIGHT</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>${opening}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>
    ${balance("OPBD", opening)}${balance("CLBD", sum)}${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
}

describe("A bank's file", () => {
  test("names its account, shows what is in it before anything is kept, and is taken over", async () => {
    const { Content } = await bank.preview(sample("camt.053.08.xml"));
    expect(Content).toMatchObject({ accountId: bank.accountId, format: "camt", table: null });
    expect(Content.statements).toMatchObject([{ check: "agrees", refusal: null, known: 0, mustConfirm: false }]);
    const pending = Content.statements[0]?.pending ?? 0;
    expect(pending).toBeGreaterThan(0);
    expect(await bank.entries()).toEqual([]);
    const taken = (await bank.take(await bank.upload(sample("camt.053.08.xml")))).Content;
    expect(taken).toMatchObject({ added: Content.statements[0]?.entries, known: 0 });
    // A batch gives its payments; what the bank has not booked is not among them.
    const found = await bank.entries();
    expect(found.map(({ amount }) => amount)).toEqual(expect.arrayContaining(["500.25", "1260.00"]));
    const { rows } = (await bank.house.app.call(getBankFileList, {}, bank.asks)).Content;
    expect(rows).toMatchObject([{ opening: "1000.00", check: "agrees", pendingCount: pending, added: taken.added }]);
  });

  test("read again adds none, one that overlaps adds what it has more, and two alike in all are two", async () => {
    const twice = await bank.take(await bank.upload(camt(["7.00", "7.00"])));
    expect(twice.Content).toMatchObject({ added: 2, known: 0 });
    expect((await bank.take(await bank.upload(camt(["7.00", "7.00"])))).Content).toMatchObject({ added: 0, known: 2 });
    const longer = await bank.take(await bank.upload(camt(["7.00", "7.00", "7.00"])));
    expect(longer.Content).toMatchObject({ added: 1, known: 2 });
  });

  test("taken over by two clerks at once is there once", async () => {
    const content = camt(["31.00", "32.00"], { opening: "900.00" });
    const files = await Promise.all([bank.upload(content), bank.upload(content)]);
    const answers = await Promise.all(files.map((fileId) => bank.take(fileId)));
    expect(answers.map(({ Content }) => Content.added).toSorted((a, b) => a - b)).toEqual([0, 2]);
  });

  test("that does not add up is taken over only when a person confirms it, which stands in the log", async () => {
    const fileId = await bank.upload(camt(["55.00"], { opening: "500.00", closing: "560.00" }));
    expect((await bank.take(fileId)).Content.code).toBe("bankStatement.notConfirmed");
    expect((await bank.take(fileId, { confirmed: true })).Content.added).toBe(1);
    const { rows } = await bank.house.inCompany((db) =>
      db.execute(
        sql`SELECT changes FROM operation_log WHERE entity = 'bankStatement' ORDER BY created_at DESC, id DESC LIMIT 1`,
      ),
    );
    expect(rows[0]?.["changes"]).toContainEqual({ field: "confirmed", before: null, after: "5.00" });
  });

  test.each([
    ["another account's", camt(["1.00"], { account: "DE89370400440532013000" }), "bankStatement.otherAccount"],
    ["with a document type", `<!DOCTYPE a [<!ENTITY b "c">]>${camt(["1.00"])}`, "bankStatement.doctype"],
    ["cut off", camt(["1.00"]).slice(0, 400), "bankStatement.truncated"],
    ["of another kind", "Hello, this is no statement", "bankStatement.mapFirst"],
  ])("%s is refused", async (_, content, code) => {
    expect((await bank.take(await bank.upload(content))).Content.code).toBe(code);
  });

  test("of another company is not there", async () => {
    const fileId = await bank.upload(camt(["2.00"]));
    const by = { ...bank.asks, token: bank.house.tokens.rival };
    const { StatusCode } = await bank.house.app.call(takeOverBankFile, { fileId, accountId: bank.accountId }, by);
    expect(StatusCode).toBe(404);
  });
});

describe("A bank's table", () => {
  const mapping = {
    encoding: "gb18030" as const,
    columns: {
      bookedOn: ["交易日期"],
      credit: ["贷方发生额"],
      debit: ["借方发生额"],
      balance: ["余额"],
      counterparty: ["对方户名"],
      text: ["摘要"],
    },
    dateOrder: "ymd" as const,
    decimalSign: "." as const,
  };

  test("is mapped once; the account keeps it, and the next file needs none", async () => {
    const first = (await bank.preview(sample("table-gb18030.csv"), { accountId: bank.accountId })).Content;
    expect(first.table).toMatchObject({ isKept: false, mapping: { encoding: "gb18030" } });
    expect(first.table?.headings).toContain("对方户名");
    // The row of totals below the table is listed, and taken over only when a person has seen it.
    const fileId = await bank.upload(sample("table-gb18030.csv"));
    const answer = await bank.take(fileId, { mapping });
    const unread = first.statements[0]?.unreadCount ?? 0;
    expect(unread === 0 ? answer.Content.added : answer.Content.code).toBe(unread === 0 ? 4 : "bankStatement.unread");
    if (unread > 0) expect((await bank.take(fileId, { mapping, confirmed: true })).Content.added).toBe(4);
    const again = (await bank.preview(sample("table-gb18030.csv"), { accountId: bank.accountId })).Content;
    expect(again.table).toMatchObject({ isKept: true, mapping });
    expect(again.statements[0]).toMatchObject({ added: 0, known: 4 });
  });

  test("in another encoding than the one chosen says so, and stays on show for a person to choose again", async () => {
    const asked = { accountId: bank.accountId, mapping: { ...mapping, encoding: "utf-8" as const } };
    const shown = await bank.preview(sample("table-gb18030.csv"), { ...asked, encoding: "utf-8" });
    expect(shown.StatusCode).toBe(200);
    expect(shown.Content).toMatchObject({ statements: [], table: { mapping: { encoding: "utf-8" } } });
    expect(shown.Content.problem).toMatch(/encoding/);
    expect(shown.Content.table?.headings).toContain("对方户名");
    const taken = await bank.take(await bank.upload(sample("table-gb18030.csv")), { mapping: asked.mapping });
    expect(taken.Content.code).toBe("bankStatement.encoding");
  });

  test("that cannot be in the encoding that the account keeps is shown in the likeliest", async () => {
    // “البيان,دائن” and “شحن,1.00” in Windows-1256: the letter before the second comma begins no sign of GB18030.
    const content = Buffer.from("c7e1c8edc7e42ccfc7c6e40ad4cde42c312e30300a", "hex");
    const shown = await bank.preview(content, { accountId: bank.accountId });
    expect(shown.StatusCode).toBe(200);
    expect(shown.Content.table).toMatchObject({ isKept: true, mapping: { encoding: "windows-1256" } });
  });

  test("whose columns are not those that were mapped says so and is mapped anew", async () => {
    const content = tableOf([{ amount: "3.00" }]);
    const shown = (await bank.preview(content, { accountId: bank.accountId })).Content;
    expect(shown.problem).toMatch(/mapped columns/);
    expect((await bank.take(await bank.upload(content))).Content.code).toBe("bankStatement.columns");
    const own = { ...mapping, encoding: "utf-8" as const, columns: { bookedOn: ["Date"], amount: ["Amount"] } };
    expect((await bank.take(await bank.upload(content), { mapping: own })).Content.added).toBe(1);
  });

  test("with an entry that another kind of file brought asks a person, once", async () => {
    await bank.take(await bank.upload(camt(["77.00"], { opening: "3000.00" })));
    const content = tableOf([{ day: "2026-11-18", amount: "77.00", text: "FREIGHT 77" }]);
    const columns = { bookedOn: ["Date"], amount: ["Amount"], text: ["Description"] };
    const { Content } = await bank.take(await bank.upload(content), {
      mapping: { ...mapping, encoding: "utf-8", columns },
    });
    expect(Content).toMatchObject({ added: 1, alike: 1 });
    const [asked] = await bank.entries({ status: "alike" });
    const { like, version = 0 } = asked ? await bank.load(asked.id) : {};
    expect(like).toMatchObject({ text: "FREIGHT" });
    await bank.house.app.call(answerBankEntry, { id: asked?.id ?? "", isSame: true, version }, bank.asks);
    expect(await bank.entries({ status: "setAside" })).toHaveLength(1);
    expect((await bank.take(await bank.upload(content))).Content).toMatchObject({ added: 0, known: 1 });
  });
});

test("An account with statements is not deleted and keeps its currency", async () => {
  const { accountId: id, asks, house } = bank;
  const gone = await house.app.call(deleteCollectionAccount, { ids: [id] }, asks);
  expect(gone.Content.code).toBe("collectionAccount.inUse");
  const fields = { ...editCollectionAccount.example, id, currency: "RMB" as const, version: 1 };
  expect((await house.app.call(editCollectionAccount, fields, asks)).Content.code).toBe("collectionAccount.inUse");
});
