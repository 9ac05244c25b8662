import type { Language, LocalText } from "@lading/contract/core";
import {
  waybillJobTitles,
  type exportCustomerWayBillList,
  type exportWayBillList,
  type exportWayBillOperationLog,
} from "@lading/contract/waybill";
import { and, sql, type SQL } from "drizzle-orm";
import { isSearchable } from "#core/db";
import type { Context, Services } from "#core/http";
import { defineJob, type JobRun } from "#core/jobs";
import { visibleUserIds } from "#user";
import { customersOwn, withReceived, type CustomerFilters } from "../list/customer-list.ts";
import { filtered, type WaybillFilters } from "../list/filters.ts";
import { orderOf, type WaybillOrder } from "../list/order.ts";
import { carrying, holds, inContainer, ofCustomersNamed } from "../list/pages.ts";
import { customerColumns, customerRow, staffColumns, staffRow, type RawRow } from "../list/rows.ts";
import { voidedByNumber } from "../list/voided.ts";
import type { WaybillReading } from "../neighbours.ts";
import { meantSearch } from "../tracking/numbers.ts";
import { waybillsOf } from "../visible.ts";
import { customerCells, exportColumns, staffCells } from "./columns.ts";
import { exportLog, exportLogJob } from "./log.ts";
import { exportList, type Exported } from "./sheet.ts";

const title = { zh: "运单", en: "Waybills", ar: "البوالص" } as const satisfies LocalText;
/** An export may take an hour. */
const patienceSeconds = 3600;

// oxlint-disable-next-line typescript/consistent-type-definitions -- the queue takes plain JSON, which an interface is not
type Order = { search: string; language: Language; sort: WaybillOrder["sort"]; order: WaybillOrder["order"] };
/** `named`: voided waybills that the search names; an order of before does without. */
type StaffOrder = Order & { filters: WaybillFilters; people: string[] | null; named?: string[] };
type CustomerOrder = Order & { filters: CustomerFilters; customerId: string };

const exportListJob = defineJob<StaffOrder>("waybill.exportList", {
  title: waybillJobTitles.exportList,
  patienceSeconds,
});
const exportCustomerListJob = defineJob<CustomerOrder>("waybill.exportCustomerList", {
  title: waybillJobTitles.exportCustomerList,
  patienceSeconds,
});

/** Orders the export of the filtered waybills, those that the user may see now. */
export async function orderExport({ db, input, session, language, services }: Context<typeof exportWayBillList>) {
  const { companyId, userId } = session;
  const { sort, order, search: typed, ...filters } = input;
  const search = await meantSearch(db, companyId, typed);
  const people = await visibleUserIds(db, session);
  const named = await voidedByNumber(db, companyId, search);
  const data = { search, sort, order, filters, people, named, language };
  return { jobId: await services.jobs.enqueue(db, exportListJob, { companyId, createdBy: userId, data }) };
}

/** Orders the export of a customer's own shipments. */
export async function orderCustomerExport(context: Context<typeof exportCustomerWayBillList>) {
  const { db, input, session, language, services } = context;
  const { companyId, customerId } = session;
  const { sort, order, search: typed, ...filters } = input;
  const search = await meantSearch(db, companyId, typed);
  const data = { search, sort, order, filters, customerId, language };
  return { jobId: await services.jobs.enqueue(db, exportCustomerListJob, { companyId, createdBy: customerId, data }) };
}

/** Orders the export of the filtered operation log. */
export async function orderLogExport(context: Context<typeof exportWayBillOperationLog>) {
  const { db, input, session, language, services } = context;
  const { companyId, userId } = session;
  const { order, sort: _sort, ...filters } = input;
  const data = { order, filters, people: await visibleUserIds(db, session), language };
  return { jobId: await services.jobs.enqueue(db, exportLogJob, { companyId, createdBy: userId, data }) };
}

/** Says how the exports are done. */
export function registerExports(reading: WaybillReading): (services: Services) => Promise<void> {
  return (services) => {
    services.jobs.handle(exportListJob, (run) => exportWaybills(run, services, reading));
    services.jobs.handle(exportCustomerListJob, (run) => exportCustomers(run, services, reading));
    services.jobs.handle(exportLogJob, (run) => exportLog(run, services, reading));
    return Promise.resolve();
  };
}

function exportWaybills(run: JobRun<StaffOrder>, services: Services, reading: WaybillReading): Promise<Exported> {
  const { filters, people, named, language } = run.data;
  const where = searched(and(waybillsOf(run.companyId, people), filtered(filters, named)), run.data, reading);
  return exportList<RawRow>(run, services, async () => ({
    title: title[language],
    language,
    columns: exportColumns(language, "staff"),
    query: sql`SELECT ${staffColumns(language)} FROM waybill WHERE ${where} ORDER BY ${orderOf(run.data)}`,
    count: sql`SELECT count(*)::int AS total FROM waybill WHERE ${where}`,
    cells: (rows) => rows.map((raw) => staffCells({ ...raw, ...staffRow(raw, language) }, language)),
  }));
}

function exportCustomers(run: JobRun<CustomerOrder>, services: Services, reading: WaybillReading): Promise<Exported> {
  const { filters, customerId, language } = run.data;
  const where = searched(customersOwn({ companyId: run.companyId, customerId }, filters), run.data, reading);
  return exportList<RawRow>(run, services, async () => ({
    title: title[language],
    language,
    columns: exportColumns(language, "customer"),
    query: sql`SELECT ${customerColumns(language)} FROM waybill WHERE ${where} ORDER BY ${orderOf(run.data)}`,
    count: sql`SELECT count(*)::int AS total FROM waybill WHERE ${where}`,
    cells: async (rows, db) => {
      const shown = await withReceived(db, { companyId: run.companyId, rows, received: reading.received });
      return shown.map((raw) => customerCells(customerRow(raw, language), language));
    },
  }));
}

/** Everything that matches, however much it is. */
const all = 2_147_483_647;

function searched(where: SQL | undefined, { search }: Order, { containers }: WaybillReading): SQL {
  const found = sql`waybill.id = ANY(ARRAY(SELECT find_waybills(search_normal(${search}), ${all}::int)))`;
  const held = isSearchable(search) ? sql`(${found} OR ${ofCustomersNamed(search)})` : holds({ search });
  return (
    and(where, search === "" ? undefined : (carrying(search) ?? inContainer(search, containers) ?? held)) ?? sql`false`
  );
}
