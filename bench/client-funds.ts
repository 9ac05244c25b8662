import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { getClientFundDetailList, loadClientFund, postClientFundEntry } from "@lading/contract/client-fund";
import type { Pool, PoolClient } from "pg";
import { inTurn, summarise, timed, type Times } from "./measure.ts";
import { root, type Server } from "./server.ts";

/** How long the work on customers' funds takes. */
export interface ClientFundFigures {
  /** The machine's load before measuring began. */
  load: number;
  postings: number;
  /** Posting an entry, and the same statements without the product around them. */
  posting: Times;
  bare: Times;
  /** Of those who post at once on one account, and on as many as there are. */
  crowds: { what: string; succeeded: number; lost: number; ms: number }[];
  balance: Times;
  page: Times;
  verifySeconds: number;
  /** The kept balances are not those of the ledger. */
  differs: boolean;
}

interface Bench {
  server: Server;
  token: string;
  pool: Pool;
  companyId: string;
}

const postingsOfAccount = 1_000_000;
const clients = 32;
/** Rows of a page, as the screens ask for. */
const pageSize = 20;

const people = "'00000000-0000-0000-0000-000000000001'";

/**
 * An account with a million postings of the demo's first customer: by turns 100 in and 60 out of it, so that the balance only
 * grows, each with its transaction and what is left of its money.
 */
async function loadAccount({ pool, companyId }: Bench): Promise<{ fundId: string; customerId: string }> {
  const [fundId, pairs] = [randomUUID(), postingsOfAccount / 2];
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM customer WHERE company_id = $1 ORDER BY customer_number DESC LIMIT 1",
    [companyId],
  );
  const customerId = rows[0]?.id ?? "";
  const client = await pool.connect();
  const run = (text: string) =>
    client.query(text.replaceAll(":company", `'${companyId}'::uuid`).replaceAll(":fund", `'${fundId}'::uuid`));
  try {
    await client.query("BEGIN");
    // The postings are balanced: asking that of a million one by one is no part of the figures.
    await client.query("ALTER TABLE ledger_transaction DISABLE TRIGGER USER");
    await run(`INSERT INTO client_fund (company_id, id, customer_id, fund_class, currency, balance, last_place)
      VALUES (:company, :fund, '${customerId}', 'operating', 'HKD', ${40 * pairs}, ${2 * pairs})`);
    await run(`CREATE TEMPORARY TABLE posted ON COMMIT DROP AS SELECT place, gen_random_uuid() AS id, gen_random_uuid() AS record_id,
        current_date - 1000 + (place / ${postingsOfAccount / 1000})::int AS day,
        CASE WHEN place % 2 = 1 THEN 100 ELSE -60 END AS amount,
        (place + 1) / 2 * 100 - place / 2 * 60 AS balance FROM generate_series(1, ${2 * pairs}) AS place`);
    await run(`INSERT INTO ledger_transaction (company_id, id, kind, of_record, day, created_by_name)
      SELECT :company, id, CASE WHEN amount > 0 THEN 'fundEntry' ELSE 'fundPayBack' END, record_id, day, 'Bench' FROM posted`);
    await run(`INSERT INTO ledger_posting (company_id, transaction_id, line, account, record_id, currency, amount, day)
      SELECT :company, id, 1, 'bank', NULL::uuid, 'HKD', amount, day FROM posted
      UNION ALL SELECT :company, id, 2, 'clientFund', :fund, 'HKD', -amount, day FROM posted`);
    await run(`INSERT INTO client_fund_posting (company_id, fund_id, place, transaction_id, day, fund_type, kind, record_id, number,
        note, amount, balance, created_by_name)
      SELECT :company, :fund, place, id, day, CASE WHEN amount > 0 THEN 'income' ELSE 'expenditure' END,
        CASE WHEN amount > 0 THEN 'entry' ELSE 'payBack' END, record_id, 'BENCH-' || place, 'Bench', amount, balance, 'Bench' FROM posted`);
    await run(`INSERT INTO client_fund_lot (company_id, fund_id, place, amount, left_amount)
      SELECT :company, :fund, place, 100, 40 FROM posted WHERE amount > 0`);
    await run(`INSERT INTO client_fund_use (company_id, fund_id, lot_place, place, amount)
      SELECT :company, :fund, place - 1, place, 60 FROM posted WHERE amount < 0`);
    await client.query("SET CONSTRAINTS ALL IMMEDIATE");
    await client.query("ALTER TABLE ledger_transaction ENABLE TRIGGER USER");
    await client.query("COMMIT");
  } finally {
    client.release();
  }
  await pool.query("VACUUM ANALYZE");
  return { fundId, customerId };
}

/** Entries of somebody else that wait, on the account of one customer or of as many as there are. */
async function addEntries(
  { pool, companyId }: Bench,
  count: number,
  customerIds: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO client_fund_entry (company_id, id, customer_id, customer_number, customer_name, fund_class, inquiry_number, fill_date,
       receive_date, account_name, remitter, remittance_location, remittance_amount, remittance_currency, received_amount, currency,
       agent, remark, created_by, created_by_name, changed_by)
     SELECT $1, gen_random_uuid(), k.id, k.customer_number, k.customer_name, 'business', '', current_date, current_date, '', 'Bench', '',
       10, 'USD', 10, 'USD', '', '', ${people}, 'Bench', ${people}
     FROM generate_series(0, $2 - 1) AS n
     JOIN LATERAL (SELECT * FROM customer WHERE company_id = $1 AND id = ($3::uuid[])[1 + n % cardinality($3::uuid[])]) k ON true
     RETURNING id`,
    [companyId, count, customerIds],
  );
  return rows.map(({ id }) => id);
}

/** The statements of a posting alone, on one connection: what has to be written, and the locks that it needs. */
async function postBare(client: PoolClient, companyId: string, id: string, fundId: string): Promise<void> {
  const [transaction, number] = [randomUUID(), id];
  await client.query("BEGIN");
  await client.query("SELECT * FROM client_fund_entry WHERE company_id = $1 AND id = $2 FOR UPDATE", [companyId, id]);
  await client.query("SELECT * FROM client_fund WHERE company_id = $1 AND id = $2 FOR UPDATE", [companyId, fundId]);
  await client.query(
    "INSERT INTO ledger_transaction (company_id, id, kind, of_record, day, created_by_name) VALUES ($1, $2, 'fundEntry', $3, current_date, 'Bench')",
    [companyId, transaction, id],
  );
  await client.query(
    `INSERT INTO ledger_posting (company_id, transaction_id, line, account, record_id, currency, amount, day)
     VALUES ($1, $2, 1, 'bank', NULL, 'USD', 10, current_date), ($1, $2, 2, 'clientFund', $3, 'USD', -10, current_date)`,
    [companyId, transaction, fundId],
  );
  await client.query("UPDATE number_series SET next = next WHERE company_id = $1 AND kind = 'client-fund-entry'", [
    companyId,
  ]);
  await client.query(
    `WITH fund AS (UPDATE client_fund SET balance = balance + 10, last_place = last_place + 1 WHERE company_id = $1 AND id = $2
       RETURNING last_place, balance),
     posted AS (INSERT INTO client_fund_posting (company_id, fund_id, place, transaction_id, day, fund_type, kind, record_id, number, note,
       amount, balance, created_by_name)
       SELECT $1, $2, last_place, $3, current_date, 'income', 'entry', $4, $5, '', 10, balance, 'Bench' FROM fund RETURNING place)
     INSERT INTO client_fund_lot (company_id, fund_id, place, amount, left_amount) SELECT $1, $2, place, 10, 10 FROM posted`,
    [companyId, fundId, transaction, id, number],
  );
  await client.query(
    `UPDATE client_fund_entry SET state = 'settled', serial_number = $3, fund_id = $4, posted_on = current_date, version = version + 1
     WHERE company_id = $1 AND id = $2`,
    [companyId, id, number, fundId],
  );
  await client.query("COMMIT");
}

/** Loads the account, then measures; `npm run verify` reads the database at `url`. */
export async function measureClientFunds(bench: Bench, rounds: number, url: string): Promise<ClientFundFigures> {
  const { server, token } = bench;
  const { fundId, customerId } = await loadAccount(bench);
  const load = loadavg()[0] ?? 0;
  const balance: number[] = [];
  const page: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    balance.push(await timed(() => server.call(loadClientFund, { id: fundId }, token)));
    // Pages from all over the account, the last one among them.
    const place = 1 + Math.floor((round / rounds) * (postingsOfAccount / pageSize - 1));
    page.push(await timed(() => server.call(getClientFundDetailList, { fundId, page: place, pageSize }, token)));
  }
  const compared = await measurePosting(bench, customerId, rounds);
  const crowds = await measureCrowds(bench, customerId);
  let differs = true;
  const verifyMs = await timed(() => {
    const { status } = spawnSync(process.execPath, ["server/src/profit/verify-cli.ts"], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url },
      stdio: ["ignore", "ignore", "inherit"],
    });
    differs = status !== 0;
    return Promise.resolve();
  });
  return {
    load,
    postings: postingsOfAccount,
    ...compared,
    crowds,
    balance: summarise(balance),
    page: summarise(page),
    verifySeconds: verifyMs / 1000,
    differs,
  };
}

async function measurePosting(bench: Bench, customerId: string, rounds: number) {
  const { server, token, pool, companyId } = bench;
  // The rounds that only warm up are more than these.
  const entries = await addEntries(bench, 4 * rounds + 100, [customerId]);
  const next = () => entries.pop() ?? "";
  await server.call(postClientFundEntry, { id: next(), version: 1 }, token);
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM client_fund WHERE company_id = $1 AND customer_id = $2 AND currency = 'USD' AND fund_class = 'business'",
    [companyId, customerId],
  );
  const client = await pool.connect();
  try {
    const { one, other } = await inTurn(
      rounds,
      () => server.call(postClientFundEntry, { id: next(), version: 1 }, token),
      () => postBare(client, companyId, next(), rows[0]?.id ?? ""),
    );
    return { posting: one, bare: other };
  } finally {
    client.release();
  }
}

async function measureCrowds(bench: Bench, customerId: string): Promise<ClientFundFigures["crowds"]> {
  const { server, token, pool, companyId } = bench;
  const { rows } = await pool.query<{ id: string }>("SELECT id FROM customer WHERE company_id = $1 LIMIT $2", [
    companyId,
    clients,
  ]);
  const crowd = async (what: string, customerIds: readonly string[]) => {
    const entries = await addEntries(bench, clients, customerIds);
    let succeeded = 0;
    const ms = await timed(() =>
      Promise.all(
        entries.map(async (id) => {
          await server.call(postClientFundEntry, { id, version: 1 }, token);
          succeeded += 1;
        }),
      ),
    );
    const posted = await pool.query(
      "SELECT FROM client_fund_posting WHERE company_id = $1 AND record_id = ANY($2::uuid[])",
      [companyId, entries],
    );
    return { what, succeeded, lost: succeeded - posted.rows.length, ms };
  };
  return [
    await crowd("on one account", [customerId]),
    await crowd(
      "on many",
      rows.map(({ id }) => id),
    ),
  ];
}
