import { isoCode, type Currency } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { DemoPart } from "#core/demo";
import { matchOpen } from "./entries/match-open.ts";
import { storeStatements } from "./files/take-over.ts";
import { negated, sumOf } from "./read/amounts.ts";
import { readCamt } from "./read/camt.ts";

interface Account extends Record<string, unknown> {
  id: string;
  number: string;
  currency: Currency;
  today: string;
}

interface Bill extends Record<string, unknown> {
  number: string;
  customer: string;
  open: string;
}

/** A payment of the example: below zero it went out. */
interface Plan {
  amount: string;
  name: string;
  account?: string;
  text: string;
  isReturn?: boolean;
  isPending?: boolean;
}

/**
 * A bank's file of yesterday for the account in whose currency most is open: credits that are sure, others that a person looks
 * at, one that was sent back, and one that the bank has not booked yet.
 */
export const addDemoBankStatement: DemoPart = async (db, { companyId, administrator }, files) => {
  const account = await accountOf(db, companyId);
  const bills = account ? await billsOf(db, companyId, account.currency) : [];
  if (!account || bills.length < 6) return;
  const fileName = `statement-${account.number.replaceAll(" ", "")}-${account.today}.xml`;
  const text = fileOf(account, plansOf(bills, account.currency));
  const saved = await files?.save(db, {
    companyId,
    use: "bankStatement",
    name: fileName,
    bytes: Buffer.from(text),
    createdBy: administrator.id,
    expiresAt: null,
  });
  const doer = { companyId, userId: administrator.id, userName: administrator.userName, ip: "127.0.0.1" };
  const statements = readCamt(Buffer.from(text));
  await storeStatements(db, doer, { account, statements, fileId: saved?.id ?? null, fileName, isConfirmed: false });
  await matchOpen(companyId, { reading: (work) => work(db), writing: (work) => work(db) });
};

async function accountOf(db: Db, companyId: string): Promise<Account | undefined> {
  const { rows } = await db.execute<Account>(sql`
    SELECT a.id, a.bank_number AS number, a.currency, (current_date - 1)::text AS today FROM collection_account a
    WHERE a.company_id = ${companyId} ORDER BY (SELECT count(*) FROM collection_bill b WHERE b.company_id = a.company_id
      AND b.currency = a.currency AND b.voided_at IS NULL AND b.amount > b.written_off + b.waived) DESC, a.bank_number LIMIT 1`);
  return rows[0];
}

/** The newest open bills, one of each customer first. */
async function billsOf(db: Db, companyId: string, currency: Currency): Promise<Bill[]> {
  const { rows } = await db.execute<Bill>(sql`
    SELECT number, customer, open FROM (
      SELECT b.bill_number AS number, b.customer_name AS customer, (b.amount - b.written_off - b.waived)::text AS open,
        row_number() OVER (PARTITION BY b.customer_id ORDER BY b.bill_number DESC) AS of_customer, b.bill_date
      FROM collection_bill b
      WHERE b.company_id = ${companyId} AND b.currency = ${currency} AND b.voided_at IS NULL AND b.amount > b.written_off + b.waived
    ) AS open_bills ORDER BY of_customer, bill_date DESC, number LIMIT 60`);
  return rows;
}

function plansOf(bills: readonly Bill[], currency: Currency): Plan[] {
  const ofTwo = [...Map.groupBy(bills, ({ customer }) => customer).values()].find((own) => own.length > 1) ?? [];
  const singles = bills.filter((bill) => !ofTwo.includes(bill));
  const [one, other, third, part, charged] = singles;
  const exact = (bill: Bill | undefined, name = bill?.customer ?? ""): Plan[] =>
    bill ? [{ amount: money(bill.open, currency), name, text: `PAYMENT ${bill.number}` }] : [];
  const [first, second] = ofTwo;
  const both: Plan[] =
    first && second
      ? [
          {
            amount: sumOf([first.open, second.open], currency),
            name: first.customer,
            text: `${first.number} + ${second.number}`,
          },
        ]
      : [];
  const half: Plan[] = part
    ? [{ amount: halfOf(part.open, currency), name: part.customer, text: `PART PAYMENT ${part.number}` }]
    : [];
  const less: Plan[] = charged
    ? [{ amount: sumOf([charged.open, "-20"], currency), name: charged.customer.slice(0, 9), text: "FREIGHT CHARGES" }]
    : [];
  const unknown = {
    amount: money("1200", currency),
    name: "HARBOUR VIEW HOLDINGS",
    account: "620100045",
    text: "DEPOSIT",
  };
  return [
    ...exact(one),
    ...exact(other),
    ...exact(third),
    ...both,
    ...half,
    ...less,
    unknown,
    { ...unknown, amount: negated(unknown.amount), text: "DEPOSIT RETURNED", isReturn: true },
    { amount: money("18.60", currency), name: "", text: "CREDIT INTEREST" },
    { amount: negated(money("5600", currency)), name: "EASTERN OCEAN LINES", text: "OCEAN FREIGHT" },
    { amount: money("980", currency), name: "NORTHGATE SUPPLY", text: "ORDER 7731", isPending: true },
  ];
}

const money = (amount: string, currency: Currency) => sumOf([amount], currency);

function halfOf(amount: string, currency: Currency): string {
  const [whole = "0"] = amount.split(".");
  return money(String(BigInt(whole) / 2n + 1n), currency);
}

/** The file as the account's bank would give it out: camt.053, version 08. */
function fileOf({ number, currency, today }: Account, plans: readonly Plan[]): string {
  const opening = money("250000", currency);
  const booked = plans.filter(({ isPending }) => isPending !== true).map(({ amount }) => amount);
  const balance = (kind: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp>${amountOf(amount, currency)}<Dt><Dt>${today}</Dt></Dt></Bal>`;
  const entries = plans.map((plan, place) => entryOf(plan, { currency, today, reference: `BK${today}-${place + 1}` }));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${today}</MsgId><CreDtTm>${today}T18:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${today}</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>${today}T18:00:00</CreDtTm>
<Acct><Id><Othr><Id>${number.replaceAll(" ", "")}</Id></Othr></Id><Ccy>${isoCode(currency)}</Ccy></Acct>
${balance("OPBD", opening)}
${balance("CLBD", sumOf([opening, ...booked], currency))}
${entries.join("\n")}
</Stmt></BkToCstmrStmt></Document>
`;
}

function amountOf(signed: string, currency: Currency): string {
  const isOut = signed.startsWith("-");
  return `<Amt Ccy="${isoCode(currency)}">${signed.replace("-", "")}</Amt><CdtDbtInd>${isOut ? "DBIT" : "CRDT"}</CdtDbtInd>`;
}

function entryOf(
  { amount, name, account = "", text, isReturn = false, isPending = false }: Plan,
  { currency, today, reference }: { currency: Currency; today: string; reference: string },
): string {
  const side = amount.startsWith("-") && !isReturn ? "Cdtr" : "Dbtr";
  const id = account === "" ? "" : `<${side}Acct><Id><Othr><Id>${account}</Id></Othr></Id></${side}Acct>`;
  const parties =
    name === "" ? "" : `<RltdPties><${side}><Pty><Nm>${escaped(name)}</Nm></Pty></${side}>${id}</RltdPties>`;
  const sent = isReturn ? "<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>" : "";
  return `<Ntry>${amountOf(amount, currency)}<Sts><Cd>${isPending ? "PDNG" : "BOOK"}</Cd></Sts>
<BookgDt><Dt>${today}</Dt></BookgDt><ValDt><Dt>${today}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>
<NtryDtls><TxDtls>${amountOf(amount, currency)}${parties}<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf>${sent}</TxDtls></NtryDtls></Ntry>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
