import type { getCustomerOptionList } from "@lading/contract/customer";
import { and, asc, desc, eq, ne, or } from "drizzle-orm";
import type { Context } from "#core/http";
import { bestFirst } from "#party";
import { cityNameIn } from "#place";
import { foundBy } from "./searching.ts";
import { customers } from "./tables.ts";
import { visibleCustomers } from "./visible.ts";

/** Customers to choose from; salespeople choose from their own, unless their role may see all. */
export async function listOptions({ db, input, session, language }: Context<typeof getCustomerOptionList>) {
  const {
    id,
    customerNumber,
    customerName,
    companyNameEn,
    shortName,
    country,
    city,
    address,
    contact,
    phone,
    email,
    status,
  } = customers;
  const columns = {
    id,
    customerNumber,
    customerName,
    companyNameEn,
    shortName,
    country,
    city,
    address,
    contact,
    phone,
    email,
    status,
  };
  const offered = and(ne(status, "disabled"), input.search === "" ? undefined : foundBy(input.search));
  const isChosen = input.chosenId === undefined ? undefined : eq(id, input.chosenId);
  const rows = await db
    .select(columns)
    .from(customers)
    .where(and(await visibleCustomers(db, session), or(isChosen, offered)))
    .orderBy(
      ...(isChosen ? [desc(isChosen)] : []),
      ...(input.search === "" ? [] : [bestFirst(customers.searchText, input.search)]),
      asc(customerNumber),
    )
    .limit(20);
  return { rows: rows.map((row) => ({ ...row, cityName: cityNameIn(row.country, row.city, language) })) };
}
