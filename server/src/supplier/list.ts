import { coreRefusals, named, refuse, type InputOf, type Language } from "@lading/contract/core";
import {
  mainBusinesses,
  mainBusinessTexts,
  supplierFields,
  supplierFieldTexts as texts,
  type exportSupplierInfoRecordList,
  type getMainBusinessList,
  type getSupplierInfoRecordList,
  type getSupplierOptionList,
  type loadSupplierInfoRecord,
} from "@lading/contract/supplier";
import { licenceTexts, partyShown } from "@lading/contract/party";
import { and, asc, desc, eq, ilike, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { containing, containingNumbers, countUpTo, nameInSql, onDays, storedFiles, within, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import { storedFile } from "#core/files";
import type { Context } from "#core/http";
import { contactLines, accountLines } from "./log.ts";
import { bestFirst, holdsPhone } from "#party";
import { cityNameIn, cityTexts, countryName } from "#place";
import { foundBy } from "./searching.ts";
import { suppliers } from "./tables.ts";
import { supplierSheetTexts } from "./texts.ts";

type Wanted = InputOf<typeof exportSupplierInfoRecordList>;

const part = (column: typeof suppliers.city | typeof suppliers.addPeople, text: string) =>
  text === "" ? undefined : ilike(column, containing(text));

/** How many services of a supplier are on file. */
const serviceCount = sql<number>`(SELECT count(*)::int FROM supplier_service AS quoted
  WHERE quoted.company_id = ${suppliers.companyId} AND quoted.supplier_id = ${suppliers.id})`;

function whereOf(companyId: string, wanted: Wanted): SQL | undefined {
  const { search, kind, mainBusiness, country, status, hasLicence, createdFrom, createdTo } = wanted;
  const others = sql`concat_ws(chr(10), ${suppliers.telephone}, ${suppliers.email}, ${suppliers.address}, ${suppliers.website},
    ${suppliers.companyCode}, ${suppliers.remark}, ${suppliers.contacts}::text)`;
  return and(
    eq(suppliers.companyId, companyId),
    search === ""
      ? undefined
      : sql`(${foundBy(search)} OR ${others} ILIKE ${containingNumbers(search)} OR ${holdsPhone([suppliers.telephone], search)})`,
    kind && eq(suppliers.kind, kind),
    mainBusiness && sql`${mainBusiness} = ANY(${suppliers.mainBusiness})`,
    country === undefined ? undefined : eq(suppliers.country, country),
    wanted.city === "" ? undefined : or(...cityTexts(wanted.city).map((text) => part(suppliers.city, text))),
    part(suppliers.addPeople, wanted.addPeople),
    status && eq(suppliers.status, status),
    hasLicence === undefined
      ? undefined
      : hasLicence
        ? isNotNull(suppliers.licenceFileId)
        : isNull(suppliers.licenceFileId),
    onDays(suppliers.createdAt, createdFrom, createdTo),
    within(serviceCount, "numeric", [wanted.servicesFrom, wanted.servicesTo]),
  );
}

function orderBy(sort: Wanted["sort"], language: Language): SQL {
  switch (sort) {
    case "services":
      return serviceCount;
    case "supplierName":
      return sql`search_normal(${sql.raw(nameInSql("supplier.supplier_name", "supplier.company_name_en", language))})`;
    case "companyNameEn":
    case "shortName":
    case "city":
    case "addPeople":
      return sql`search_normal(${suppliers[sort]})`;
    default:
      return sql`${suppliers[sort]}`;
  }
}

function orderOf({ sort, order }: Wanted, language: Language): SQL[] {
  const direction = order === "asc" ? asc : desc;
  return [direction(orderBy(sort, language)), direction(suppliers.id)];
}

function selectRows(db: Db, where: SQL | undefined) {
  return db
    .select({ supplier: suppliers, file: storedFiles, services: serviceCount })
    .from(suppliers)
    .leftJoin(
      storedFiles,
      and(eq(storedFiles.companyId, suppliers.companyId), eq(storedFiles.id, suppliers.licenceFileId)),
    )
    .where(where);
}

/** A supplier as it is answered. */
function shown({ supplier, file, services }: Awaited<ReturnType<typeof selectRows>>[number], language: Language) {
  const {
    companyId: _c,
    searchText: _s,
    nameKey: _k,
    licenceFileId: _f,
    ladingCompanyId: _l,
    updatedAt: _u,
    ...fields
  } = supplier;
  return {
    ...fields,
    cityName: cityNameIn(supplier.country, supplier.city, language),
    licence: file && storedFile(file),
    services,
    createdAt: new Date(supplier.createdAt).toISOString(),
  };
}

/** A page of the company's suppliers. */
export async function listSuppliers({ db, input, session, language }: Context<typeof getSupplierInfoRecordList>) {
  const where = whereOf(session.companyId, input);
  const page = selectRows(db, where)
    .orderBy(...orderOf(input, language))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [found, total] = await Promise.all([page.execute(), countUpTo(db, suppliers, where)]);
  return { rows: found.map((row) => shown(row, language)), total };
}

export async function loadSupplier({ db, input, session, language }: Context<typeof loadSupplierInfoRecord>) {
  const [found] = await selectRows(db, and(eq(suppliers.companyId, session.companyId), eq(suppliers.id, input.id)));
  if (!found) throw refuse(coreRefusals.notFound);
  return shown(found, language);
}

const { licenceFileId: _file, remark, ...ownFields } = supplierFields;
const sheetFields = {
  supplierNumber: named(z.string(), texts.supplierNumber),
  ...ownFields,
  licence: named(z.boolean(), texts.licence, licenceTexts),
  status: partyShown.status,
  statusReason: partyShown.statusReason,
  remark,
  addPeople: partyShown.addPeople,
  createdAt: partyShown.createdAt,
};

/** The filtered suppliers as a spreadsheet. */
export async function exportSuppliers(context: Context<typeof exportSupplierInfoRecordList>) {
  const { db, input, session, language } = context;
  const found = await selectRows(db, whereOf(session.companyId, input))
    .orderBy(...orderOf(input, language))
    .limit(exportLimit);
  const rows = found
    .map((row) => shown(row, language))
    .map((row) => ({
      ...row,
      city: row.cityName,
      country: countryName(row.country, language),
      mainBusiness: row.mainBusiness.map((one) => mainBusinessTexts[one][language]).join(", "),
      contacts: contactLines(row.contacts),
      accounts: accountLines(row.accounts),
      licence: row.licence !== null,
    }));
  const sheet = sheetOfFields(sheetFields, rows, language);
  return await exportedSheet(context, { title: supplierSheetTexts.suppliers[language], ...sheet });
}

/** Suppliers to choose from. */
export async function listOptions({ db, input, session, language }: Context<typeof getSupplierOptionList>) {
  const { id, supplierNumber, supplierName, companyNameEn, shortName, kind, country, city, address, status } =
    suppliers;
  const { telephone, email, contacts } = suppliers;
  const offered = and(
    ne(status, "disabled"),
    input.kind && eq(kind, input.kind),
    input.search === "" ? undefined : foundBy(input.search),
  );
  const isChosen = input.chosenId === undefined ? undefined : eq(id, input.chosenId);
  const rows = await db
    .select({
      id,
      supplierNumber,
      supplierName,
      companyNameEn,
      shortName,
      kind,
      country,
      city,
      address,
      status,
      contact: sql<string>`coalesce(${contacts} -> 0 ->> 'contact', '')`,
      phone: sql<string>`coalesce(nullif(${telephone}, ''), ${contacts} -> 0 ->> 'telephone', '')`,
      email: sql<string>`coalesce(nullif(${email}, ''), ${contacts} -> 0 ->> 'email', '')`,
    })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, session.companyId), or(isChosen, offered)))
    .orderBy(
      ...(isChosen ? [desc(isChosen)] : []),
      ...(input.firstKind ? [desc(eq(kind, input.firstKind))] : []),
      ...(input.search.trim() === "" ? [] : [bestFirst(suppliers.searchText, input.search)]),
      asc(supplierNumber),
    )
    .limit(20);
  return { rows: rows.map((row) => ({ ...row, cityName: cityNameIn(row.country, row.city, language) })) };
}

/** Main businesses, and how many suppliers do each. */
export async function listMainBusinesses({ db, session, language }: Context<typeof getMainBusinessList>) {
  const { rows } = await db.execute<{ key: string; suppliers: number }>(sql`
    SELECT key, count(*)::int AS suppliers FROM supplier, unnest(main_business) AS key
    WHERE company_id = ${session.companyId} AND status <> 'disabled' GROUP BY key`);
  return {
    rows: mainBusinesses.map((key) => ({
      key,
      name: mainBusinessTexts[key][language],
      suppliers: rows.find((row) => row.key === key)?.suppliers ?? 0,
    })),
  };
}
