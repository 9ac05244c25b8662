import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { matchBankEntries, previewBankFile, takeOverBankFile } from "@lading/contract/bank-statement";
import { getCollectionAccountList } from "@lading/contract/collection-account";
import { wayBillListByPage } from "@lading/contract/waybill";
import { summarise, timed, type Times } from "./measure.ts";
import { memoryOf, root, type Server } from "./server.ts";
import type { Bench } from "./writing.ts";

/** A customer, an open bill and a receipt as the server's own measurements make them (server/src/bank-statement/match). */
interface World {
  customers: readonly { customerId: string; names: readonly string[] }[];
  bills: readonly { id: string; number: string; customerId: string; open: string; date: string }[];
}
interface Receipt {
  amount: string;
  remitter: string;
  remitterAccount: string;
  text: string;
}

/** A bank's file through the calls, while others work. */
export interface BankFileFigures {
  lines: number;
  bills: number;
  /** Shown before it is taken over; taken over; matched. */
  previewSeconds: number;
  takeOverSeconds: number;
  matchSeconds: number;
  proposed: number;
  sure: number;
  /** The server's memory at most, above what it had before. */
  megabytes: number;
  /** A list of others, meanwhile. */
  others: Times;
  /** Of the machine in the minute before. */
  machineLoad: number;
}

const lines = 10_000;
const bills = 50_000;
const pauseMs = 50;

/** A file of 10,000 lines read, taken over and matched against 50,000 open bills of 5,000 customers. */
export async function measureBankFile(bench: Bench): Promise<BankFileFigures> {
  const machineLoad = loadavg()[0] ?? Number.NaN;
  const folder = join(root, "server/src/bank-statement/match");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own, which is no part of this package
  const { makeWorld } = (await import(join(folder, "world.stage.ts"))) as {
    makeWorld: (seed: number, size: { customers: number; bills: number }) => World;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const { makeReceipts } = (await import(join(folder, "receipts.stage.ts"))) as {
    makeReceipts: (world: World, seed: number, count: number) => { receipt: Receipt }[];
  };
  const world = makeWorld(5, { customers: 5_000, bills });
  const receipts = makeReceipts(world, 6, lines).map(({ receipt }) => receipt);
  await addWorld(bench, world);
  const { server, token } = bench;
  const accounts = (await server.call(getCollectionAccountList, { currency: "USD" }, token)).rows;
  const accountId = accounts[0]?.id ?? "";
  const fileId = await upload(server, token, tableOf(receipts));
  const before = memoryOf(server.pid);
  const others = whileOthersWork(bench);
  const previewSeconds = await seconds(() => server.call(previewBankFile, { fileId, accountId }, token));
  const takeOverSeconds = await seconds(() =>
    server.call(takeOverBankFile, { fileId, accountId, confirmed: true }, token),
  );
  let matched = { proposed: 0, sure: 0 };
  const matchSeconds = await seconds(async () => (matched = await server.call(matchBankEntries, {}, token)));
  const { times, most } = await others.end();
  const { proposed, sure } = matched;
  const figures = { lines, bills, previewSeconds, takeOverSeconds, matchSeconds, proposed, sure };
  return { ...figures, megabytes: (most - before) / 1e6, others: summarise(times), machineLoad };
}

const seconds = async (work: () => Promise<unknown>) => (await timed(work)) / 1000;

/** Somebody who looks at the waybills meanwhile, again and again; and the server's memory. */
function whileOthersWork({ server, token }: Bench) {
  const times: number[] = [];
  const over = new AbortController();
  let most = 0;
  const working = (async () => {
    while (!over.signal.aborted) {
      times.push(await timed(() => server.call(wayBillListByPage, { page: 1, pageSize: 20 }, token)));
      most = Math.max(most, memoryOf(server.pid));
      await setTimeout(pauseMs);
    }
  })();
  return {
    end: async () => {
      over.abort();
      await working;
      return { times, most };
    },
  };
}

/** Customers and open bills of the world in the demo company, all in dollars. */
async function addWorld({ pool, companyId }: Bench, world: World): Promise<void> {
  const ids = new Map(world.customers.map(({ customerId }) => [customerId, randomUUID()]));
  const customers = world.customers.map(({ customerId, names }, place) => ({
    id: ids.get(customerId),
    number: `B${place}`,
    name: names[0] ?? "",
    english: names[1] ?? "",
  }));
  await pool.query(
    `INSERT INTO customer (company_id, id, customer_number, customer_name, company_name_en)
     SELECT $1, id, number, name, english FROM jsonb_to_recordset($2::jsonb) AS c (id uuid, number text, name text, english text)`,
    [companyId, JSON.stringify(customers)],
  );
  const open = world.bills.map(({ number, customerId, open: amount, date }) => ({
    number,
    customer: ids.get(customerId),
    waybill: randomUUID(),
    amount,
    date,
  }));
  await pool.query(
    `INSERT INTO waybill (company_id, id, type, is_main, house_number, main_number, shipping_date, created_by, created_by_name)
     SELECT $1, waybill, 5, false, 'BANK' || number, '', date, gen_random_uuid(), 'Bench'
     FROM jsonb_to_recordset($2::jsonb) AS b (waybill uuid, number text, date date)`,
    [companyId, JSON.stringify(open)],
  );
  await pool.query(
    `INSERT INTO collection_bill (company_id, id, bill_number, waybill_id, customer_id, customer_number, customer_name, bill_date,
       currency, rate, rate_date, settlement_currency, amount, created_by, created_by_name)
     SELECT $1, gen_random_uuid(), number, waybill, customer, '', '', date, 'USD',
       7.1, date, 'RMB', amount, gen_random_uuid(), 'Bench'
     FROM jsonb_to_recordset($2::jsonb) AS b (number text, waybill uuid, customer uuid, amount numeric, date date)
     ON CONFLICT (company_id, bill_number) DO NOTHING`,
    [companyId, JSON.stringify(open)],
  );
  await pool.query("ANALYZE customer, waybill, collection_bill");
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The receipts as a bank's table. */
function tableOf(receipts: readonly Receipt[]): string {
  const rows = receipts.map(({ amount, remitter, remitterAccount, text }, place) =>
    ["2026-11-20", amount, quoted(remitter), remitterAccount, quoted(text), `BANK${place}`].join(","),
  );
  return ["Date,Amount,Payer,Payer account,Description,Reference", ...rows].join("\n");
}

async function upload(server: Server, token: string, text: string): Promise<string> {
  const form = new FormData();
  form.set("use", "bankStatement");
  form.set("file", new Blob([text]), "statement.csv");
  const response = await fetch(`${server.url}/files`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers what its contract says
  const { Content: file } = (await response.json()) as { Content: { id: string } };
  return file.id;
}
