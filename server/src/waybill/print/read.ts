import { coreRefusals, refuse, type Language } from "@lading/contract/core";
import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import type { Services } from "#core/http";
import type { StaffSession } from "#core/session";
import { customerNameIn } from "#customer";
import { cityNameIn } from "#place";
import { companies, companyNameIn } from "#user";
import type { Forwarder } from "../documents/index.ts";
import { waybillItems, waybills } from "../tables.ts";
import type { WaybillContainers } from "../neighbours.ts";
import { visibleWaybills } from "../visible.ts";
import { piecesBefore } from "./airline-pieces.ts";

const { searchText: _text, ...columns } = getTableColumns(waybills);
/** Columns of a waybill for documents and messages. */
export const printedColumns = columns;

/** A waybill as it is printed. */
export type PrintedWaybill = Omit<typeof waybills.$inferSelect, "searchText">;
export type PrintedItem = typeof waybillItems.$inferSelect;

/** Everything that a document needs, read in one transaction before it is set. */
export interface Printed {
  waybills: PrintedWaybill[];
  items: Map<string, PrintedItem[]>;
  /** By house, the pieces of its air waybill number that go before its own. */
  before: ReadonlyMap<string, number>;
  company: Forwarder;
  /** The company's day. */
  today: string;
}

interface Asked {
  services: Services;
  session: StaffSession;
  ids: readonly string[];
  language: Language;
  containers: WaybillContainers | undefined;
}

/** Reads waybills that the user sees, each once and in the order asked; one that is not there refuses the whole. */
export async function readForPrint({ services, session, ids, language, containers }: Asked): Promise<Printed> {
  const { companyId } = session;
  const wanted = [...new Set(ids)];
  return await inTransaction(services.database, { companyId, readOnly: true }, async (db) => {
    const visible = await visibleWaybills(db, session);
    const ofWaybills = and(eq(waybillItems.companyId, companyId), inArray(waybillItems.waybillId, wanted));
    const [rows, items, company] = await Promise.all([
      db
        .select({ ...printedColumns, customerName: sql<string>`${customerNameIn("waybill", language)}` })
        .from(waybills)
        .where(and(visible, inArray(waybills.id, wanted))),
      db.select().from(waybillItems).where(ofWaybills).orderBy(asc(waybillItems.line)),
      readForwarder(db, services, { companyId, language }),
    ]);
    if (rows.length !== wanted.length) throw refuse(coreRefusals.notFound);
    const before = await piecesBefore(db, companyId, rows);
    const packed = await containers?.namesOf(db, companyId, wanted);
    const byId = new Map(rows.map((row) => [row.id, { ...row, ...packed?.get(row.id) }]));
    return {
      waybills: wanted.flatMap((id) => byId.get(id) ?? []),
      before,
      items: Map.groupBy(items, ({ waybillId }) => waybillId),
      company,
      today: await services.todayOf(db, companyId),
    };
  });
}

/** A waybill by its house number, and the forwarder's name; undefined for what the user does not see. */
export async function readByNumber(db: Db, session: StaffSession, houseNumber: string) {
  const visible = await visibleWaybills(db, session);
  const [row] = await db
    .select(printedColumns)
    .from(waybills)
    .where(and(visible, eq(waybills.houseNumber, houseNumber)));
  return row;
}

/** Whose documents these are, named in the document's language. */
export async function readForwarder(
  db: Db,
  { files }: Services,
  { companyId, language }: { companyId: string; language: Language },
): Promise<Forwarder> {
  const company = await readCompany(db, companyId);
  const card = company.logoFileId === null ? undefined : await files.find(db, company.logoFileId);
  return {
    name: companyNameIn(company, language),
    ...(card && { logo: await files.read(card) }),
    address: [company.address, cityNameIn(company.country, company.city, language)]
      .filter((part) => part !== "")
      .join(", "),
    phone: company.phone,
    email: company.email,
  };
}

/** The company of a session. */
export async function readCompany(db: Db, companyId: string): Promise<typeof companies.$inferSelect> {
  const [company] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  if (!company) throw new Error("The session's company is not there");
  return company;
}
