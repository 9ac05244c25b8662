import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import { getPendingCheckBillsSummary, getReceivableAndPayableList } from "@lading/contract/check-bill";
import { getDebtList } from "@lading/contract/debt";
import { userSystemLogin } from "@lading/contract/session";
import {
  addNuclearAccountRecord,
  generateNuclearAccountNumber,
  loadNuclearAccountRecordInfo,
  postNuclearAccountRecord,
} from "@lading/contract/write-off";
import type { Pool } from "pg";
import { inTurn, summarise, timed, type Times } from "./measure.ts";
import type { Compared } from "./reading.ts";
import { loadBills } from "./load-bills.ts";
import type { Server } from "./server.ts";

/** Lists of open bills and costs beside their SQL, and what writing off takes. */
export interface ReceivablesFigures {
  /** The machine's load before measuring began. */
  load: number;
  lists: Compared[];
  /** Filling in a record over many bills, and posting it. */
  filling: Times;
  posting: Times;
  /** Of those who take from one receipt at once. */
  crowd: { succeeded: number; failed: number; ms: number };
}

interface Bench {
  server: Server;
  token: string;
  pool: Pool;
  companyId: string;
}

/** Bills of one record. */
const billsOfRecord = 500;
const records = 8;
const clerks = 64;
/** The receipt's money, for so many of the clerks. */
const moneyFor = 10;

/** Open and not on a check bill that its party agreed to. */
const waits = (record: string, kind: string) => `NOT EXISTS (
  SELECT FROM check_bill_line l JOIN check_bill a ON a.company_id = l.company_id AND a.id = l.check_bill_id
  WHERE l.company_id = $1 AND l.record_id = ${record}.id AND l.kind = '${kind}' AND l.open AND a.agreed_on <= current_date)`;
const openBill = "b.voided_at IS NULL AND b.amount > b.written_off + b.waived";
const openCost = "c.amount > c.written_off + c.waived";

const balanceOf = (record: string) => `${record}.amount - ${record}.written_off - ${record}.waived`;
const sumsBy = (record: string, due: string) =>
  `count(*), sum(${record}.amount), ${[
    `>= current_date`,
    `BETWEEN current_date - 30 AND current_date - 1`,
    `BETWEEN current_date - 60 AND current_date - 31`,
    `BETWEEN current_date - 90 AND current_date - 61`,
    `< current_date - 90`,
  ]
    .map((band) => `sum(${balanceOf(record)}) FILTER (WHERE ${due} ${band})`)
    .join(", ")}`;
const payee = "CASE WHEN c.customer_id IS NULL THEN c.supplier_id ELSE c.customer_id END";
const waitingBills = `collection_bill b WHERE b.company_id = $1 AND ${openBill} AND (${waits("b", "bill")}) IS TRUE`;
const waitingCosts = `supplier_cost c WHERE c.company_id = $1 AND ${openCost} AND (${waits("c", "cost")}) IS TRUE`;

/** All groups by their balance, then those of the page by age, and how their bills stand with tax invoices. */
const byParty = (parties?: string) => `
  WITH ${parties === undefined ? "" : `parties AS MATERIALIZED (${parties}),`} sums AS MATERIALIZED (
    SELECT 'bill' AS kind, b.customer_id AS party_id, b.currency, sum(${balanceOf("b")}) AS balance FROM ${waitingBills}
    ${parties === undefined ? "" : "AND b.customer_id = ANY(ARRAY(SELECT id FROM parties))"} GROUP BY b.customer_id, b.currency
    UNION ALL
    SELECT 'cost', ${payee}, c.currency, sum(${balanceOf("c")}) FROM ${waitingCosts}
    ${parties === undefined ? "" : `AND ${payee} = ANY(ARRAY(SELECT id FROM parties))`} GROUP BY ${payee}, c.currency
  ), page AS MATERIALIZED (SELECT * FROM sums ORDER BY balance DESC, party_id LIMIT 20)
  SELECT page.*, o.*, k.customer_number, k.customer_name, p.supplier_number, p.supplier_name, (SELECT count(*) FROM sums) AS total
  FROM page CROSS JOIN LATERAL (
    SELECT ${sumsBy("b", "coalesce(b.due_date, b.bill_date)")}, bool_and(s.invoiced >= s.amount), bool_or(s.invoiced > 0), bool_or(s.applied > 0)
    FROM collection_bill b LEFT JOIN invoiced_bill s ON s.company_id = b.company_id AND s.bill_id = b.id
    WHERE b.company_id = $1 AND ${openBill} AND (${waits("b", "bill")}) IS TRUE
      AND page.kind = 'bill' AND b.customer_id = page.party_id AND b.currency = page.currency HAVING count(*) > 0
    UNION ALL
    SELECT ${sumsBy("c", "c.cost_date")}, bool_and(c.tax_invoice), NULL, NULL FROM ${waitingCosts}
      AND page.kind = 'cost' AND ${payee} = page.party_id AND c.currency = page.currency HAVING count(*) > 0) o
  LEFT JOIN customer k ON k.company_id = $1 AND k.id = page.party_id
  LEFT JOIN supplier p ON p.company_id = $1 AND p.id = page.party_id ORDER BY page.balance DESC`;
/** The parties whose number is asked for. */
const ofNumber = `SELECT id FROM customer WHERE company_id = $1 AND customer_number ILIKE '%C0001%'
  UNION ALL SELECT id FROM supplier WHERE company_id = $1 AND supplier_number ILIKE '%C0001%'`;

/** The page of lines, and the count that stops at 10,001. */
const lines = `
  WITH page AS MATERIALIZED (
    SELECT * FROM (
      (SELECT 'bill' AS kind, b.id, b.bill_number AS number, b.waybill_id, b.customer_id AS party_id, b.customer_number AS party_number,
        b.customer_name AS party_name, b.bill_date AS day, b.due_date, b.currency, b.amount, b.amount - b.written_off - b.waived AS balance, b.created_at
      FROM collection_bill b WHERE b.company_id = $1 AND ${openBill} AND ${waits("b", "bill")} ORDER BY b.bill_date DESC, b.id DESC LIMIT 20)
      UNION ALL
      (SELECT 'cost', c.id, c.bill_refer_no, c.waybill_id, ${payee}, c.customer_number, c.customer_name, c.cost_date, NULL, c.currency, c.amount,
        c.amount - c.written_off - c.waived, c.created_at
      FROM supplier_cost c WHERE c.company_id = $1 AND ${openCost} AND ${waits("c", "cost")} ORDER BY c.cost_date DESC, c.id DESC LIMIT 20)
    ) AS first ORDER BY day DESC, id DESC LIMIT 20)
  SELECT page.*, w.house_number, g.number FROM page JOIN waybill w ON w.company_id = $1 AND w.id = page.waybill_id
  LEFT JOIN LATERAL (SELECT a.number FROM check_bill_line l JOIN check_bill a ON a.company_id = l.company_id AND a.id = l.check_bill_id
    WHERE l.company_id = $1 AND l.record_id = page.id AND l.open) g ON true ORDER BY page.day DESC, page.id DESC`;
const countedLines = `SELECT count(*) FROM (SELECT FROM (
    SELECT b.id FROM collection_bill b WHERE b.company_id = $1 AND ${openBill} AND ${waits("b", "bill")}
    UNION ALL SELECT c.id FROM supplier_cost c WHERE c.company_id = $1 AND ${openCost} AND ${waits("c", "cost")}) AS open LIMIT 10001) AS counted`;

/** The rest of the credit limits of the customers on a page. */
const credit = `SELECT customer.id, (t.credit_limit - coalesce((SELECT sum((b.amount - b.written_off - b.waived) * b.rate) FROM collection_bill b
    WHERE b.company_id = $1 AND b.customer_id = customer.id AND ${openBill}), 0))::text
  FROM customer CROSS JOIN LATERAL (SELECT coalesce(c.credit_limit, c.credit_amount) AS credit_limit FROM customer_contract c
    WHERE c.company_id = $1 AND c.customer_id = customer.id AND c.valid_from <= current_date
    ORDER BY c.valid_to >= current_date DESC, c.valid_from DESC LIMIT 1) t
  WHERE customer.company_id = $1 AND customer.id = ANY($2::uuid[]) AND t.credit_limit IS NOT NULL`;

const debts = `
  WITH b AS MATERIALIZED (SELECT * FROM collection_bill b WHERE b.company_id = $1 AND b.customer_id = $2 AND ${openBill}
    ORDER BY coalesce(b.due_date, b.bill_date) DESC, b.id DESC LIMIT 20)
  SELECT b.id, b.bill_number, w.house_number, b.bill_date::text, b.due_date::text, b.currency, b.amount::text,
    (b.amount - b.written_off - b.waived)::text, s.invoiced >= s.amount, s.invoiced > 0, s.applied > 0,
    greatest(current_date - coalesce(b.due_date, b.bill_date), 0)
  FROM b JOIN waybill w ON w.company_id = $1 AND w.id = b.waybill_id
    LEFT JOIN invoiced_bill s ON s.company_id = b.company_id AND s.bill_id = b.id
  ORDER BY coalesce(b.due_date, b.bill_date) DESC, b.id DESC`;
const countedDebts = `SELECT count(*) FROM (SELECT FROM collection_bill b WHERE b.company_id = $1 AND b.customer_id = $2 AND ${openBill} LIMIT 10001) AS counted`;

/** Loads the bills, then measures. */
export async function measureReceivables(bench: Bench, rounds: number): Promise<ReceivablesFigures> {
  const { server, token, pool, companyId } = bench;
  await loadBills(pool, companyId);
  const load = loadavg()[0] ?? 0;
  const customer = {
    audience: "customer",
    companyCode: "DEMO",
    customerNumber: "C0001",
    password: "lading-demo",
  } as const;
  const own = (await server.call(userSystemLogin, customer)).Token;
  const ofCustomer = await pool.query<{ id: string }>(
    "SELECT id FROM customer WHERE company_id = $1 AND customer_number = 'C0001'",
    [companyId],
  );
  const partyId = ofCustomer.rows[0]?.id ?? "";
  const one = [companyId, partyId];
  /** The statements one after the other on one connection, as the call has. */
  const inOrder = async (first: string, values: readonly string[], ...more: string[]) => {
    const { rows } = await pool.query<{ party_id: string }>(first, [...values]);
    for (const text of more)
      await pool.query(text, text === credit ? [companyId, rows.map((row) => row.party_id)] : [...values]);
  };
  const lists: Compared[] = [];
  const compare = async (what: string, call: () => Promise<unknown>, sql: () => Promise<unknown>) => {
    const { one: called, other } = await inTurn(rounds, call, sql);
    lists.push({ what, call: called, sql: other });
  };
  await compare(
    "What waits, by party and currency",
    () => server.call(getPendingCheckBillsSummary, {}, token),
    () => inOrder(byParty(), [companyId], credit),
  );
  await compare(
    "What waits, bill by bill",
    () => server.call(getReceivableAndPayableList, {}, token),
    () => inOrder(lines, [companyId], countedLines, credit),
  );
  await compare(
    "A party's ageing",
    () => server.call(getPendingCheckBillsSummary, { partyNumber: "C0001" }, token),
    () => inOrder(byParty(ofNumber), [companyId], credit),
  );
  await compare(
    "A customer's own debts",
    () => server.call(getDebtList, {}, own),
    () => Promise.all([pool.query(debts, one), pool.query(countedDebts, one)]),
  );
  const written = await measureRecords(bench, partyId);
  return { load, lists, ...written, crowd: await measureCrowd(bench) };
}

interface OpenBill extends Record<string, unknown> {
  id: string;
  customerId: string;
  balance: string;
}

/** Open bills in one currency that no record holds. */
async function openOf({ pool, companyId }: Bench, which: string, values: readonly unknown[]): Promise<OpenBill[]> {
  const { rows } = await pool.query<OpenBill>(
    `SELECT b.id, b.customer_id AS "customerId", round(b.amount - b.written_off, 2)::text AS balance FROM collection_bill b
     WHERE b.company_id = $1 AND b.currency = 'USD' AND ${openBill} AND b.bill_number LIKE 'BENCH-%'
       AND NOT EXISTS (SELECT FROM write_off_line l WHERE l.company_id = $1 AND l.record_id = b.id AND l.standing <> 'free') AND ${which} LIMIT $2`,
    [companyId, ...values],
  );
  return rows;
}

const receipt = { type: "receipt", partyKind: "customer", currency: "USD" } as const;
const today = () => new Date().toISOString().slice(0, 10);

/** Records over many bills: each is filled in and posted. */
async function measureRecords(bench: Bench, partyId: string): Promise<Pick<ReceivablesFigures, "filling" | "posting">> {
  const { server, token, pool, companyId } = bench;
  // The demo customer's bills in all currencies become dollars', so that there are enough for every record.
  await pool.query(
    `UPDATE collection_bill b SET currency = 'USD', written_off = 0 WHERE company_id = $1 AND customer_id = $2 AND bill_number IN (
       SELECT bill_number FROM collection_bill WHERE company_id = $1 AND customer_id = $2 AND bill_number LIKE 'BENCH-%' ORDER BY bill_number LIMIT $3)`,
    [companyId, partyId, (records + 1) * billsOfRecord],
  );
  await pool.query(
    "DELETE FROM check_bill_line WHERE company_id = $1 AND open AND bill_id IN (SELECT id FROM collection_bill WHERE company_id = $1 AND customer_id = $2)",
    [companyId, partyId],
  );
  const [filling, posting]: [number[], number[]] = [[], []];
  for (let round = 0; round < records; round += 1) {
    const bills = await openOf(bench, "b.customer_id = $3", [billsOfRecord, partyId]);
    if (bills.length < billsOfRecord) throw new Error(`Only ${bills.length} bills are open`);
    const { id, version } = await server.call(generateNuclearAccountNumber, {}, token);
    const amount = bills.reduce((sum, { balance }) => sum + Math.round(Number(balance) * 100), 0) / 100;
    const filled = {
      ...receipt,
      id,
      version,
      partyId,
      newSource: { amount: amount.toFixed(2), day: today(), reference: "" },
      lines: bills.map((bill) => line(bill, bill.balance)),
    };
    filling.push(await timed(() => server.call(addNuclearAccountRecord, filled, token)));
    const whole = await server.call(loadNuclearAccountRecordInfo, { id }, token);
    posting.push(await timed(() => server.call(postNuclearAccountRecord, { id, version: whole.version }, token)));
  }
  return { filling: summarise(filling), posting: summarise(posting) };
}

const line = (bill: OpenBill, amount: string) => ({ kind: "bill" as const, recordId: bill.id, amount });

/** Clerks, each in a session of their own, take from one receipt at once; it has money for some of them. */
async function measureCrowd(bench: Bench): Promise<ReceivablesFigures["crowd"]> {
  const { server, token } = bench;
  const bills = await openOf(
    bench,
    "b.customer_id = (SELECT customer_id FROM collection_bill WHERE company_id = $1 AND customer_number = 'C0001' LIMIT 1) AND b.amount - b.written_off >= 10",
    [clerks + 1],
  );
  const [first] = bills;
  if (!first || bills.length <= clerks) throw new Error("Too few bills are open");
  const begun = await server.call(generateNuclearAccountNumber, {}, token);
  const newSource = { amount: String(10 * moneyFor + 1), day: today(), reference: "" };
  const { id: opening, version: ofOpening } = begun;
  const entered = {
    ...receipt,
    id: opening,
    version: ofOpening,
    partyId: first.customerId,
    newSource,
    lines: [line(first, "1")],
  };
  await server.call(addNuclearAccountRecord, entered, token);
  const { sourceId } = await server.call(loadNuclearAccountRecordInfo, { id: opening }, token);
  const people = await clerksOf(bench, clerks);
  const statuses: number[] = [];
  const ms = await timed(() =>
    Promise.all(
      people.map(async (person, place) => {
        const { id, version } = await server.call(generateNuclearAccountNumber, {}, person);
        const bill = bills[place + 1] ?? first;
        const input = { ...receipt, partyId: bill.customerId, id, version, sourceId, lines: [line(bill, "10")] };
        statuses.push(await statusOf(server, person, input));
      }),
    ),
  );
  return {
    succeeded: statuses.filter((status) => status === 200).length,
    failed: statuses.filter((status) => status >= 500).length,
    ms,
  };
}

/** Sessions of so many people, each with the rights of the one who is signed in. */
async function clerksOf({ token, pool }: Bench, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  await pool.query(
    `INSERT INTO session (token_hash, company_id, audience, user_id, user_name, role_level, rights, sees_all, has_company, valid_until, expires_at)
     SELECT sha256(convert_to(made.token, 'UTF8')), company_id, audience, gen_random_uuid(), user_name, role_level, rights, sees_all, has_company,
       valid_until, expires_at FROM session CROSS JOIN unnest($2::text[]) AS made (token) WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token, tokens],
  );
  return tokens;
}

async function statusOf(server: Server, token: string, input: unknown): Promise<number> {
  const response = await fetch(server.url + addNuclearAccountRecord.path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });
  await response.arrayBuffer();
  return response.status;
}
