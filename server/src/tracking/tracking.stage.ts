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

export const person = { id: randomUUID(), name: "Wang Fang" };
const events = { publishTracking: async () => undefined };

export async function openTracking(): Promise<
  Pick<TrackingHouse, "app"> & { company(name?: string): Promise<TrackingHouse> }
> {
  const app = await startTestApp({
    modules: [trackingModule],
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
      remark, loading_port, destination_port, country, city, pieces, weight, volume, cod_amount, item_value,
      created_by, created_by_name, voided_at, etd, eta, customer_id)
    VALUES (${company}, ${id}, ${type}, ${isMain}, ${houseNumber}, ${mainNumber}, ${orderNumber}, ${expressNumber},
      '2026-11-20', 'Secret Shipper', '+86 755 1234', 'محمد القحطاني', '+966 5555', '9 Hidden Street', 'Secret Customer',
      'Secret remark', 'SZX', '', 'SA', 'Riyadh', 3, 120.5, 0.75, 1234.50, 9876.00,
      ${person.id}, ${person.name}, ${voided ? "2026-11-20T00:00:00Z" : null}, ${etd}, ${eta}, ${customerId})`);
  const kinds = { house: houseNumber, main: mainNumber, order: orderNumber, express: expressNumber } as const;
  const rows = (["house", "main", "order", "express"] as const).map((kind) => ({ kind, number: kinds[kind] }));
  await db
    .insert(trackingNumbers)
    .values(rows.filter(({ number }) => number !== "").map((row) => ({ ...row, companyId: company, waybillId: id })));
  return id;
}

/** A number that nobody has yet. */
export const someNumber = () => `T${randomUUID().slice(0, 12).toUpperCase()}`;
/** Texts that no answer to the public may hold. */
export const secrets = ["Secret", "القحطاني", "755", "5555", "Hidden", "1234.5", "9876", "Wang Fang"];
