import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import {
  addWayBillAirTransport,
  createBarCodePdf,
  previewWayBillImport,
  startWayBillImport,
  wayBillListByPage,
} from "@lading/contract/waybill";
import type { RequestOf } from "@lading/contract/core";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { getJobProgress } from "@lading/contract/jobs";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import type { Pool } from "pg";
import { inTurn, summarise, timed, type Times } from "./measure.ts";
import type { Compared } from "./reading.ts";
import { importFile } from "./import-file.ts";
import { memoryOf, type Server } from "./server.ts";

/** The measurements' tools. */
export interface Bench {
  server: Server;
  token: string;
  pool: Pool;
  companyId: string;
}

const item = {
  productName: "Power adapter 65 W",
  customsCode: "85044013",
  boxCount: 2,
  boxUnit: "carton",
  lengthCm: "100",
  widthCm: "120",
  heightCm: "110",
  volume: "2.64",
  weight: "300",
  unitPrice: "640",
  currency: "USD",
} as const;

async function newWaybill({ server, token }: Bench): Promise<RequestOf<typeof addWayBillAirTransport>> {
  const people = await server.call(getUserListByCompanyCode, {}, token);
  const warehouses = await server.call(getWarehouseOptionList, {}, token);
  const person = people.rows[0]?.UserId ?? "";
  return {
    type: 1,
    shippingDate: "2026-11-20",
    customerName: "Jeddah Trading Est.",
    shipperName: "Chen Jing",
    consigneeName: "محمد العتيبي",
    country: "SA",
    city: "Riyadh",
    loadingPort: "SZX",
    destinationPort: "RUH",
    codAmount: "0",
    operatorId: person,
    salesId: person,
    customerServiceId: person,
    marketingId: person,
    warehouseId: warehouses.rows[0]?.id ?? "",
    productName: "Power adapters",
    customsCode: "85044013",
    items: [item, item, item],
    weight: "900",
    volume: "7.92",
  };
}

/** Adding a waybill with three items and its log beside the bare transaction that stores the same rows. */
export async function measureCreating(bench: Bench, rounds: number): Promise<Compared> {
  const input = await newWaybill(bench);
  const { server, token, pool, companyId } = bench;
  const made = await server.call(addWayBillAirTransport, input, token);
  const { one, other } = await inTurn(
    rounds,
    () => server.call(addWayBillAirTransport, input, token),
    () => copyOf(pool, companyId, made.id),
  );
  return { what: "Creating a waybill with 3 items and its log", call: one, sql: other };
}

/** Stores the same rows again under a new id and number: one transaction, each table one statement. */
async function copyOf(pool: Pool, companyId: string, id: string): Promise<void> {
  const client = await pool.connect();
  const [next, number] = [randomUUID(), `BENCH-${randomUUID()}`];
  try {
    await client.query("BEGIN");
    const columns = await columnsOf(pool, "waybill");
    await client.query(
      `INSERT INTO waybill (id, house_number, ${columns}) SELECT $3, $4, ${columns} FROM waybill WHERE company_id = $1 AND id = $2`,
      [companyId, id, next, number],
    );
    await client.query(
      "INSERT INTO number_series (company_id, kind, year, next) VALUES ($1, 'bench', 2026, 1) ON CONFLICT (company_id, kind, year) DO UPDATE SET next = number_series.next + 1",
      [companyId],
    );
    const items = await columnsOf(pool, "waybill_item");
    await client.query(
      `INSERT INTO waybill_item (waybill_id, ${items}) SELECT $3, ${items} FROM waybill_item WHERE company_id = $1 AND waybill_id = $2`,
      [companyId, id, next],
    );
    const events = await columnsOf(pool, "waybill_event");
    await client.query(
      `INSERT INTO waybill_event (id, waybill_id, ${events}) SELECT gen_random_uuid(), $3, ${events} FROM waybill_event WHERE company_id = $1 AND waybill_id = $2`,
      [companyId, id, next],
    );
    await client.query(
      "INSERT INTO tracking_number (number, company_id, waybill_id, kind) VALUES ($3, $1, $2, 'house')",
      [companyId, next, number],
    );
    const log = await columnsOf(pool, "operation_log");
    await client.query(
      `INSERT INTO operation_log (id, entity_id, ${log}) SELECT gen_random_uuid(), $3, ${log} FROM operation_log WHERE company_id = $1 AND entity = 'waybill' AND entity_id = $2`,
      [companyId, id, next],
    );
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}

const known = new Map<string, string>();

/** The columns that are copied as they are. */
async function columnsOf(pool: Pool, table: string): Promise<string> {
  const there = known.get(table);
  if (there !== undefined) return there;
  const text = `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0
    AND NOT attisdropped AND attgenerated = '' AND attname NOT IN ('id', 'house_number', 'waybill_id', 'entity_id')`;
  const { rows } = await pool.query<{ columns: string }>(text, [table]);
  const columns = rows[0]?.columns ?? "";
  known.set(table, columns);
  return columns;
}

export interface ImportFigures {
  rows: number;
  previewMs: number;
  rowsPerSecond: number;
  memoryBytes: number;
  others: Times;
}

const rows = 10_000;

/** Twenty calls a second: an office that works on while one of it imports. */
const pauseMs = 50;

/** The import of 10,000 rows, with another call asked for all the while. */
export async function measureImport({ server, token }: Bench): Promise<ImportFigures> {
  const bytes = await importFile(server, token, rows);
  const form = new FormData();
  form.set("use", "waybillImport");
  form.set("file", new Blob([bytes]), "import.xlsx");
  const response = await fetch(`${server.url}/files`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers what its contract says
  const { Content: file } = (await response.json()) as { Content: { id: string } };
  const previewMs = await timed(() => server.call(previewWayBillImport, { fileId: file.id }, token));
  let memoryBytes = 0;
  const others: number[] = [];
  const begun = performance.now();
  const { jobId } = await server.call(startWayBillImport, { fileId: file.id }, token);
  for (;;) {
    others.push(await timed(() => server.call(wayBillListByPage, {}, token)));
    memoryBytes = Math.max(memoryBytes, memoryOf(server.pid));
    const { state, problem } = await server.call(getJobProgress, { jobId }, token);
    if (state === "failed") throw new Error(problem ?? "The import failed");
    if (state === "done") break;
    await setTimeout(pauseMs);
  }
  const seconds = (performance.now() - begun) / 1000;
  return { rows, previewMs, rowsPerSecond: rows / seconds, memoryBytes, others: summarise(others) };
}

/** Milliseconds a label, in batches of a hundred. */
export async function measureLabels({ server, token }: Bench): Promise<Times> {
  const { rows: found } = await server.call(wayBillListByPage, { pageSize: 100 }, token);
  const ids = found.map(({ id }) => id);
  const times: number[] = [];
  for (let batch = 0; batch < 8; batch += 1)
    times.push((await timed(() => server.call(createBarCodePdf, { ids }, token))) / ids.length);
  return summarise(times.slice(1));
}
