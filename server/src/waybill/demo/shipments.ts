import { randomUUIDv7 } from "node:crypto";
import { trackingKey } from "@lading/contract/core";
import { isAir, type WaybillType } from "@lading/contract/waybill";
import { Client } from "pg";
import { seeded, type DemoCompany, type Random } from "#core/demo";
import { copyRows, type Row } from "./copy.ts";
import { makeShipment, pickType, type DemoShipment } from "./shipment.ts";

interface LoadOptions {
  /** As the owner of the tables. */
  ownerUrl: string;
  company: DemoCompany;
  count: number;
  seed: number;
  /** Told after every batch. */
  progress?: (done: number) => void;
}

const batch = 2500;
const day = 86_400_000;
/** Shipments lie in the last so many days, evenly, the newest last. */
const days = 540;

/**
 * Loads so many plausible shipments with goods, events, tracking numbers and operation log into one company.
 * Each batch is one transaction; two run at once, since PostgreSQL's index work is what takes the time.
 */
export async function loadDemoShipments(options: LoadOptions): Promise<void> {
  const random = seeded(options.seed);
  const batches = makeBatches(options, random, await countThere(options));
  let done = 0;
  const searchIndex = await gatherForIndex(options);
  const worker = async () => {
    const client = new Client(options.ownerUrl);
    await client.connect();
    try {
      for (const shipments of batches) {
        await storeBatch(client, options.company, shipments);
        done += shipments.length;
        options.progress?.(done);
      }
    } finally {
      await client.end();
    }
  };
  await Promise.all(options.count > batch ? [worker(), worker()] : [worker()]);
  await searchIndex.settle();
}

/**
 * For a large load the search index gathers more new rows than usual before it sorts them in, which is faster. Should the
 * load be cut off, the index stays right and only gathers more; the next load puts it back.
 */
async function gatherForIndex({ ownerUrl, count }: LoadOptions): Promise<{ settle: () => Promise<void> }> {
  if (count < 4 * batch) return { settle: async () => {} };
  const client = new Client(ownerUrl);
  await client.connect();
  await client.query("ALTER INDEX waybill_search SET (gin_pending_list_limit = 131072)");
  return {
    settle: async () => {
      await client.query("ALTER INDEX waybill_search RESET (gin_pending_list_limit)");
      await client.query("SELECT gin_clean_pending_list('waybill_search')");
      for (const table of ["waybill", "waybill_item", "waybill_event", "tracking_number", "operation_log"])
        await client.query(`VACUUM (ANALYZE) ${table}`);
      await client.end();
    },
  };
}

/** Serials of demo shipments begin here, far above those that the company's own shipments get; by air there are fewer. */
const firstDemoSerial = { air: 50_001, other: 5_000_001 };

/** So many waybills are there already: serials go on above them. */
async function countThere({ ownerUrl, company }: LoadOptions): Promise<number> {
  const client = new Client(ownerUrl);
  await client.connect();
  try {
    const text = "SELECT count(*)::int AS there FROM waybill WHERE company_id = $1";
    const { rows } = await client.query<{ there: number }>(text, [company.companyId]);
    return rows[0]?.there ?? 0;
  } finally {
    await client.end();
  }
}

function* makeBatches({ company, count }: LoadOptions, random: Random, there: number): Generator<DemoShipment[]> {
  const serials = new Map<WaybillType, number>();
  const now = new Date();
  for (let start = 0; start < count; start += batch) {
    const size = Math.min(batch, count - start);
    yield Array.from({ length: size }, (_, place) => {
      const type = pickType(random);
      const serial = serials.get(type) ?? there + firstDemoSerial[isAir(type) ? "air" : "other"];
      serials.set(type, serial + 1);
      const age = (1 - (start + place + random.next()) / count) * days * day;
      return makeShipment(random, company, {
        id: randomUUIDv7(),
        type,
        serial,
        placedAt: new Date(now.getTime() - age),
        now,
      });
    });
  }
}

async function storeBatch(client: Client, company: DemoCompany, shipments: readonly DemoShipment[]): Promise<void> {
  await client.query("BEGIN");
  try {
    await copyRows(
      client,
      "waybill",
      shipments.map((shipment) => shipment.columns),
    );
    await copyRows(
      client,
      "waybill_item",
      shipments.flatMap((shipment) => itemRows(company, shipment)),
    );
    await copyRows(
      client,
      "waybill_event",
      shipments.flatMap((shipment) => eventRows(company, shipment)),
    );
    await copyRows(
      client,
      "tracking_number",
      shipments.flatMap((shipment) => numberRows(company, shipment)),
    );
    await copyRows(
      client,
      "operation_log",
      shipments.map((shipment) => logRow(company, shipment)),
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

function itemRows({ companyId }: DemoCompany, { columns, items }: DemoShipment): Row[] {
  return items.map((item, place) => ({
    company_id: companyId,
    waybill_id: idOf(columns),
    line: place + 1,
    product_name: item.productName,
    customs_code: item.customsCode,
    box_count: item.boxCount,
    box_unit: item.boxUnit,
    length_cm: item.lengthCm,
    width_cm: item.widthCm,
    height_cm: item.heightCm,
    volume: item.volume,
    weight: item.weight,
    unit_price: item.unitPrice,
    item_value: item.itemValue,
    currency: item.currency,
  }));
}

function eventRows({ companyId, states }: DemoCompany, { columns, events }: DemoShipment): Row[] {
  return events.map(({ preset, at, place }) => ({
    company_id: companyId,
    id: randomUUIDv7(),
    waybill_id: idOf(columns),
    state_id: states.get(preset) ?? null,
    occurred_at: at,
    place,
    created_by: columns["created_by"] ?? null,
    created_by_name: columns["created_by_name"] ?? null,
    created_at: at,
  }));
}

function numberRows({ companyId }: DemoCompany, { columns, numbers }: DemoShipment): Row[] {
  return numbers.map(({ number, kind }) => ({
    number: trackingKey(number),
    company_id: companyId,
    waybill_id: idOf(columns),
    kind,
  }));
}

function logRow({ companyId }: DemoCompany, { columns }: DemoShipment): Row {
  const logged = {
    houseNumber: "house_number",
    shippingDate: "shipping_date",
    productName: "product_name",
    weight: "weight",
    volume: "volume",
  };
  const changes = Object.entries(logged).map(([field, column]) => ({ field, before: null, after: columns[column] }));
  return {
    company_id: companyId,
    id: randomUUIDv7(),
    entity: "waybill",
    entity_id: idOf(columns),
    entity_number: columns["house_number"] ?? null,
    action: "add",
    user_id: columns["created_by"] ?? null,
    user_name: columns["created_by_name"] ?? null,
    ip: "127.0.0.1",
    changes: JSON.stringify(changes),
    created_at: columns["created_at"] ?? null,
  };
}

function idOf(columns: DemoShipment["columns"]): string {
  return String(columns["id"]);
}
