import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import { editCustomerPassword, getCustomerOptionList, loadCustomerHomeInfo } from "@lading/contract/customer";
import { sessionRefusals } from "@lading/contract/session";
import { and, asc, desc, eq, ilike, inArray, ne, or, sql } from "drizzle-orm";
import { containing } from "#core/db";
import { on, type Context, type ServerModule } from "#core/http";
import { hashPassword, verifyPassword } from "#core/passwords";
import { endSessions } from "#core/session";
import { companies, users, visibleUserIds } from "#user";
import { customers } from "./tables.ts";

export { customers } from "./tables.ts";

/** Customers to choose from; salespeople choose from their own, unless their role may see all. */
async function listOptions({ db, input, session }: Context<typeof getCustomerOptionList>) {
  const visible = await visibleUserIds(db, session);
  const { id, customerNumber, customerName, shortName, country, city, address, contact, phone, email, status } =
    customers;
  const pattern = containing(input.search);
  const found = or(ilike(customerNumber, pattern), ilike(customerName, pattern), ilike(shortName, pattern));
  const offered = and(ne(status, "disabled"), input.search === "" ? undefined : found);
  const isChosen = input.chosenId === undefined ? undefined : eq(id, input.chosenId);
  const rows = await db
    .select({ id, customerNumber, customerName, shortName, country, city, address, contact, phone, email, status })
    .from(customers)
    .where(
      and(
        eq(customers.companyId, session.companyId),
        visible === null ? undefined : inArray(customers.salesId, visible),
        or(isChosen, offered),
      ),
    )
    .orderBy(...(isChosen ? [desc(isChosen)] : []), asc(customerNumber))
    .limit(20);
  return { rows };
}

/** The signed-in customer's own data, with whom to turn to. */
async function loadHome({ db, session }: Context<typeof loadCustomerHomeInfo>) {
  const { companyId, customerId } = session;
  const [row] = await db
    .select({ customer: customers, company: companies, salesName: users.userName, salesPhone: users.phone })
    .from(customers)
    .innerJoin(companies, eq(companies.companyId, customers.companyId))
    .leftJoin(users, and(eq(users.companyId, customers.companyId), eq(users.id, customers.salesId)))
    .where(and(eq(customers.companyId, companyId), eq(customers.id, customerId)));
  if (!row) throw refuse(coreRefusals.notFound);
  const { customer, company } = row;
  return {
    customerNumber: customer.customerNumber,
    customerName: customer.customerName,
    shortName: customer.shortName,
    customerType: customer.customerType,
    country: customer.country,
    city: customer.city,
    address: customer.address,
    contact: customer.contact,
    phone: customer.phone,
    email: customer.email,
    CompanyName: company.companyName,
    companyPhone: company.phone,
    companyEmail: company.email,
    salesName: row.salesName ?? "",
    salesPhone: row.salesPhone ?? "",
    lastSignInAt: customer.lastSignInAt === null ? null : new Date(customer.lastSignInAt).toISOString(),
  };
}

/** Changes the customer's own password; its other sessions end. */
async function changePassword({ db, input, session }: Context<typeof editCustomerPassword>) {
  const { companyId, customerId } = session;
  if (input.newPassword !== input.confirmPassword)
    throw refuseField("confirmPassword", sessionRefusals.passwordsDiffer);
  const which = and(eq(customers.companyId, companyId), eq(customers.id, customerId));
  const [customer] = await db.select().from(customers).where(which);
  if (!customer) throw refuse(coreRefusals.loginExpired);
  if (!(await verifyPassword(input.password, customer.passwordHash)))
    throw refuseField("password", sessionRefusals.wrongPassword);
  const passwordHash = await hashPassword(input.newPassword);
  await db
    .update(customers)
    .set({ passwordHash, version: sql`${customers.version} + 1`, updatedAt: sql`now()` })
    .where(which);
  await endSessions(db, { companyId, userId: customerId, except: session.tokenHash });
  return {};
}

/** Customers, as much of them as waybills and their portal's sign-in need. */
export const customerModule: ServerModule = {
  name: "customer",
  routes: [
    on(getCustomerOptionList, listOptions),
    on(loadCustomerHomeInfo, loadHome),
    on(editCustomerPassword, changePassword, {
      limit: ({ ip }) => ({ key: `credentials:${ip}`, limit: 30, windowSeconds: 900 }),
    }),
  ],
};
