import { commonFieldTexts, decimal, named, type InputOf, type Language } from "@lading/contract/core";
import {
  customerFields,
  customerFieldTexts as texts,
  type exportCustomerInfoList,
  type getCustomerInfoList,
} from "@lading/contract/customer";
import { licenceTexts, partyShown } from "@lading/contract/party";
import { and, asc, desc, eq, ilike, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { containing, containingNumbers, countUpTo, onDays, storedFiles, type Db } from "#core/db";
import { exportedSheet, sheetOfFields } from "#core/exported-sheet";
import { storedFile } from "#core/files";
import type { Context } from "#core/http";
import { holdsPhone } from "#party";
import { cityNameIn, cityTexts } from "#place";
import { users } from "#user";
import { ownCustomerNameIn } from "./name.ts";
import { foundBy } from "./searching.ts";
import { owedAmount, owesSomething, readReceivables, type OpenBills } from "./receivable.ts";
import { changeRequests, customers } from "./tables.ts";
import { customerSheetTexts } from "./texts.ts";
import type { CustomerUses } from "./uses.ts";
import { visibleCustomers } from "./visible.ts";

type Wanted = InputOf<typeof exportCustomerInfoList>;

const waits = sql<boolean>`EXISTS (SELECT FROM ${changeRequests} WHERE ${changeRequests.companyId} = ${customers.companyId}
  AND ${changeRequests.customerId} = ${customers.id} AND ${changeRequests.status} = 'pending')`;

/** A condition that is asked to hold (true), not to hold (false), or is not asked for. */
function asked(wanted: boolean | undefined, holds: SQL, not: SQL): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? holds : not;
}

/** A city by a name in any language. */
function inCity(city: string): SQL | undefined {
  return city === "" ? undefined : or(...cityTexts(city).map((text) => ilike(customers.city, containing(text))));
}

function contains(column: (typeof customers)[(typeof parts)[number]], part: string): SQL | undefined {
  return part === "" ? undefined : ilike(column, containing(part));
}

/** Texts of which a part is asked for. */
const parts = ["address", "contact", "director", "website", "companyCode", "referrer", "addPeople"] as const;

function whereOf(wanted: Wanted, openBills: OpenBills): SQL | undefined {
  const { customerType, country, status, salesId, search } = wanted;
  const contact = and(
    sql`concat_ws(chr(10), ${customers.phone}, ${customers.telephone}, ${customers.email}) ILIKE ${containingNumbers(search)}`,
  );
  const owes = owesSomething(openBills);
  return and(
    search === ""
      ? undefined
      : sql`(${foundBy(search)} OR ${contact} OR ${holdsPhone([customers.phone, customers.telephone], search)})`,
    customerType && eq(customers.customerType, customerType),
    country === undefined ? undefined : eq(customers.country, country),
    inCity(wanted.city),
    ...parts.map((field) => contains(customers[field], wanted[field])),
    status && eq(customers.status, status),
    salesId === undefined ? undefined : eq(customers.salesId, salesId),
    asked(wanted.hasCertificate, isNotNull(customers.certificateFileId), isNull(customers.certificateFileId)),
    asked(wanted.hasSignIn, isNotNull(customers.passwordHash), isNull(customers.passwordHash)),
    asked(wanted.hasRequest, waits, sql`NOT ${waits}`),
    asked(wanted.owes, owes, sql`NOT ${owes}`),
    onDays(customers.createdAt, wanted.createdFrom, wanted.createdTo),
  );
}

function orderOf({ sort, order }: Wanted, openBills: OpenBills, language: Language): SQL[] {
  const direction = order === "asc" ? asc : desc;
  const by = {
    createdAt: customers.createdAt,
    customerNumber: customers.customerNumber,
    customerName: sql`search_normal(${ownCustomerNameIn(language)})`,
    companyNameEn: sql`search_normal(${customers.companyNameEn})`,
    country: customers.country,
    city: sql`search_normal(${customers.city})`,
    receivableBalance: owedAmount(openBills),
  }[sort];
  return [direction(by), direction(customers.id)];
}

/** Customers of a condition with what stands beside them. */
function selectRows(db: Db, where: SQL | undefined) {
  return db
    .select({ customer: customers, file: storedFiles, salesName: users.userName, hasRequest: waits })
    .from(customers)
    .leftJoin(
      storedFiles,
      and(eq(storedFiles.companyId, customers.companyId), eq(storedFiles.id, customers.certificateFileId)),
    )
    .leftJoin(users, and(eq(users.companyId, customers.companyId), eq(users.id, customers.salesId)))
    .where(where);
}

type Found = Awaited<ReturnType<typeof selectRows>>[number];

/** A moment as it travels. */
export const iso = (moment: string) => new Date(moment).toISOString();

interface Reader {
  companyId: string;
  language: Language;
}

/** Customers as they are answered. */
async function shownCustomers(db: Db, openBills: OpenBills, { companyId, language }: Reader, found: readonly Found[]) {
  const owed = await readReceivables(db, openBills, { companyId, ids: found.map(({ customer }) => customer.id) });
  return found.map(({ customer, file, salesName, hasRequest }) => {
    const {
      passwordHash,
      companyId: _c,
      searchText: _s,
      nameKey: _k,
      certificateFileId: _f,
      completedAt: _a,
      updatedAt: _u,
      ...fields
    } = customer;
    return {
      ...fields,
      cityName: cityNameIn(customer.country, customer.city, language),
      salesName: salesName ?? "",
      certificate: file && storedFile(file),
      hasSignIn: passwordHash !== null,
      hasRequest,
      receivableBalance: owed(customer.id),
      lastSignInAt: customer.lastSignInAt === null ? null : iso(customer.lastSignInAt),
      createdAt: iso(customer.createdAt),
    };
  });
}

/** The answer's record of the first customer that a condition finds. */
export async function readCustomer(db: Db, openBills: OpenBills, reader: Reader, where: SQL | undefined) {
  const [shown] = await shownCustomers(db, openBills, reader, await selectRows(db, where));
  return shown;
}

/** A page of the customers that the user sees. */
export function listCustomers({ openBills }: CustomerUses) {
  return async ({ db, input, session, language }: Context<typeof getCustomerInfoList>) => {
    const where = and(await visibleCustomers(db, session), whereOf(input, openBills));
    const page = selectRows(db, where)
      .orderBy(...orderOf(input, openBills, language))
      .limit(input.pageSize)
      .offset((input.page - 1) * input.pageSize);
    const [found, total] = await Promise.all([page.execute(), countUpTo(db, customers, where)]);
    return { rows: await shownCustomers(db, openBills, { companyId: session.companyId, language }, found), total };
  };
}

const { salesId: _id, certificateFileId: _file, ...ownFields } = customerFields;
const sheetFields = {
  customerNumber: named(z.string(), texts.customerNumber),
  ...ownFields,
  salesName: named(z.string(), texts.salesId),
  addPeople: partyShown.addPeople,
  status: partyShown.status,
  certificate: named(z.boolean(), texts.certificate, licenceTexts),
  receivableBalance: named(decimal(2), texts.receivableBalance),
  currency: named(z.string(), commonFieldTexts.currency),
  hasSignIn: named(z.boolean(), texts.signIn),
  createdAt: partyShown.createdAt,
};

/** So many customers go into one spreadsheet. */
const mostExported = 100_000;

/** The filtered customers as a spreadsheet. */
export function exportCustomers({ openBills }: CustomerUses) {
  return async (context: Context<typeof exportCustomerInfoList>) => {
    const { db, input, session, language } = context;
    const where = and(await visibleCustomers(db, session), whereOf(input, openBills));
    const found = await selectRows(db, where)
      .orderBy(...orderOf(input, openBills, language))
      .limit(mostExported);
    const shown = await shownCustomers(db, openBills, { companyId: session.companyId, language }, found);
    const rows = shown.map((row) => ({
      ...row,
      city: row.cityName,
      certificate: row.certificate !== null,
      receivableBalance: row.receivableBalance.settlementAmount,
      currency: row.receivableBalance.settlementCurrency,
    }));
    const sheet = sheetOfFields(sheetFields, rows, language);
    return await exportedSheet(context, { title: customerSheetTexts.customers[language], ...sheet });
  };
}
