import { trackEvents, type DcsaEvent } from "@lading/contract/tracking";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import { startTestApp, type TestApp } from "#core/testing";
import { addPresetStates, waybillEventWithdrawals } from "#logistics-state";
import { companies } from "#user";
import { addEvents, trackingNumbers } from "#waybill";
import { trackingModule } from "./index.ts";

export interface Made {
  houseNumber: string;
  mainNumber?: string;
  orderNumber?: string;
  expressNumber?: string;
  isMain?: boolean;
  voided?: boolean;
  customerId?: string;
  type?: number;
  etd?: string;
  eta?: string;
  vessel?: string;
  voyage?: string;
  containerNumber?: string;
}

/** An application that tracks, behind a trusted proxy, with one company's shipments. */
export interface TrackingHouse {
  app: TestApp;
  companyId: string;
  /** Ids of the company's states by key. */
  states: ReadonlyMap<string, string>;
  inCompany<T>(work: (db: Db) => Promise<T>, id?: string): Promise<T>;
  /** Stores a waybill full of what the public must not see; gives its id. */
  make(made: Made, company?: string): Promise<string>;
  /** Adds an event; gives its id. */
  happened(waybillId: string, state: string, occurredAt: string, place?: string): Promise<string>;
  withdraw(eventId: string): Promise<void>;
}

/** Containers of waybills, as the module of containers would say them, by waybill. */
export const packed = new Map<string, { containerNumber: string }>();
const containersOfStage = () => Promise.resolve(packed);

export const person = { id: randomUUID(), name: "Wang Fang" };
const events = { publishTracking: async () => undefined };

export async function openTracking(): Promise<
  Pick<TrackingHouse, "app"> & { company(name?: string): Promise<TrackingHouse> }
> {
  const app = await startTestApp({
    modules: [trackingModule({ containersOf: containersOfStage })],
    dependencies: { trustProxy: true },
  });
  return { app, company: async (name = "Gulf Freight") => await newCompany(app, name) };
}

async function newCompany(app: TestApp, companyName: string): Promise<TrackingHouse> {
  const companyId = randomUUID();
  const inCompany: TrackingHouse["inCompany"] = (work, id = companyId) =>
    inTransaction(app.database, { companyId: id }, work);
  const states = await inCompany(async (db) => {
    await db.insert(companies).values({ companyId, companyName });
    return await addPresetStates(db, { companyId });
  });
  return {
    app,
    companyId,
    states,
    inCompany,
    make: async (made, company = companyId) => await inCompany((db) => store(db, made, company), company),
    happened: async (waybillId, state, occurredAt, place = "") => {
      const stateId = states.get(state) ?? "";
      const added = { companyId, waybillIds: [waybillId], stateId, occurredAt, place, person };
      return (await inCompany((db) => addEvents(db, events, added)))[0] ?? "";
    },
    withdraw: async (eventId) => {
      const withdrawal = { companyId, eventId, reason: "x", withdrawnBy: person.id, withdrawnByName: person.name };
      await inCompany((db) => db.insert(waybillEventWithdrawals).values(withdrawal));
    },
  };
}

async function store(db: Db, { isMain = false, voided = false, type = 1, ...made }: Made, company: string) {
  const id = randomUUID();
  const { houseNumber, mainNumber = "", orderNumber = "", expressNumber = "", etd = null, eta = null } = made;
  const { customerId = null } = made;
  await db.execute(sql`
    INSERT INTO waybill (company_id, id, type, is_main, house_number, main_number, order_number, express_number,
      shipping_date, shipper_name, shipper_phone, consignee_name, consignee_phone, consignee_address, customer_name,
      remark, vessel, voyage, container_number, loading_port, destination_port, country, city, pieces, weight, volume, cod_amount, item_value,
      created_by, created_by_name, voided_at, etd, eta, customer_id)
    VALUES (${company}, ${id}, ${type}, ${isMain}, ${houseNumber}, ${mainNumber}, ${orderNumber}, ${expressNumber},
      '2026-11-20', 'Secret Shipper', '+86 755 1234', 'محمد القحطاني', '+966 5555', '9 Hidden Street', 'Secret Customer',
      'Secret remark', ${made.vessel ?? ""}, ${made.voyage ?? ""}, ${made.containerNumber ?? ""}, ${type === 2 || type === 4 ? "CNSZX" : "SZX"}, '', 'SA', 'Riyadh', 3, 120.5, 0.75, 1234.50, 9876.00,
      ${person.id}, ${person.name}, ${voided ? "2026-11-20T00:00:00Z" : null}, ${etd}, ${eta}, ${customerId})`);
  const kinds = { house: houseNumber, main: mainNumber, order: orderNumber, express: expressNumber } as const;
  const rows = (["house", "main", "order", "express"] as const).map((kind) => ({ kind, number: kinds[kind] }));
  await db
    .insert(trackingNumbers)
    .values(rows.filter(({ number }) => number !== "").map((row) => ({ ...row, companyId: company, waybillId: id })));
  return id;
}

/** A number that nobody has yet. */
export const someNumber = () => `T${randomUUID().slice(0, 12).toUpperCase().replaceAll(/[579]/g, "G")}`;
/** Texts that no answer to the public may hold. */
export const secrets = ["Secret", "القحطاني", "755", "5555", "Hidden", "1234.5", "9876", "Wang Fang"];

/** A question of another system for the events of a number. */
interface AskedEvents {
  query?: string;
  language?: string;
  from?: string;
}

/** How other systems ask an application; each question comes from an address of its own unless `from` says. */
export function otherSystem({ app }: TestApp) {
  let addresses = 0;
  async function ask(number: string, { query = "", language = "en", from }: AskedEvents = {}) {
    const address = from ?? `192.0.2.${(addresses += 1) % 250}`;
    return await app.inject({
      url: `/v1/track/${encodeURIComponent(number)}${query}`,
      headers: { language, "x-forwarded-for": address },
    });
  }
  async function eventsOf(number: string, asked: AskedEvents = {}): Promise<DcsaEvent[]> {
    const answer = await ask(number, asked);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return trackEvents.answer.parse(answer.json());
  }
  return { ask, eventsOf };
}
