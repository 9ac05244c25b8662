import {
  asLanguage,
  coreRefusals,
  enabledTexts,
  languageNames,
  refuse,
  yesNoTexts,
  type Language,
} from "@lading/contract/core";
import { customerActions, customerTypeTexts, type getCustomerLogList } from "@lading/contract/customer";
import { partyStateTexts } from "@lading/contract/party";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { operationLogs, shownEntry } from "#core/audit";
import { countUpTo, type Db } from "#core/db";
import type { Context } from "#core/http";
import { users } from "#user";
import { countryName } from "#place";
import { customers, mergedCustomers } from "./tables.ts";
import { visibleCustomers } from "./visible.ts";

/** A customer's whole history, also that of the entries merged into it. */
export async function listLog({ db, input, session, language }: Context<typeof getCustomerLogList>) {
  const { companyId } = session;
  const which = and(await visibleCustomers(db, session), eq(customers.id, input.customerId));
  const [[customer], merged] = await Promise.all([
    db.select({ id: customers.id }).from(customers).where(which).execute(),
    db
      .select({ id: mergedCustomers.id })
      .from(mergedCustomers)
      .where(and(eq(mergedCustomers.companyId, companyId), eq(mergedCustomers.customerId, input.customerId)))
      .execute(),
  ]);
  if (!customer) throw refuse(coreRefusals.notFound);
  const ids = [customer.id, ...merged.map(({ id }) => id)];
  const where = and(
    eq(operationLogs.companyId, companyId),
    eq(operationLogs.entity, "customer"),
    inArray(operationLogs.entityId, ids),
  );
  const direction = input.order === "asc" ? asc : desc;
  const page = db
    .select()
    .from(operationLogs)
    .where(where)
    .orderBy(direction(operationLogs.createdAt), direction(operationLogs.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize);
  const [entries, total] = await Promise.all([page.execute(), countUpTo(db, operationLogs, where)]);
  const people = await namesOf(db, companyId, entries);
  const reader = { language, people };
  const read = (field: string, value: unknown) => readable(field, value, reader);
  const rows = entries.map((entry) => ({ ...shownEntry(entry, customerActions, read), number: entry.entityNumber }));
  return { rows, total };
}

type Entry = typeof operationLogs.$inferSelect;

/** Names of the salespeople whom the entries speak of. */
async function namesOf(db: Db, companyId: string, entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
  const ids = entries
    .flatMap(({ changes }) => changes.filter(({ field }) => field === "salesId"))
    .flatMap(({ before, after }) => [before, after])
    .filter((id) => typeof id === "string");
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, userName: users.userName })
    .from(users)
    .where(and(eq(users.companyId, companyId), inArray(users.id, ids)));
  return new Map(found.map(({ id, userName }) => [id, userName]));
}

interface Reader {
  language: Language;
  people: ReadonlyMap<string, string>;
}

/** A value as people read it: a name for an id, a text for a key. */
function readable(field: string, value: unknown, { language, people }: Reader): string {
  if (typeof value === "boolean") return (field === "enabled" ? enabledTexts : yesNoTexts)[`${value}`][language];
  if (typeof value !== "string") return "";
  if (field === "messageMail") return value === "" ? yesNoTexts.false[language] : languageNames[asLanguage(value)];
  if (field === "salesId") return people.get(value) ?? value;
  if (field === "country") return countryName(value, language);
  const choices: Readonly<Record<string, Readonly<Record<string, { readonly [L in Language]: string }>>>> = {
    status: partyStateTexts,
    customerType: customerTypeTexts,
  };
  return choices[field]?.[value]?.[language] ?? value;
}
