import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import type { editCustomerPassword, loadCustomerHomeInfo } from "@lading/contract/customer";
import { sessionRefusals } from "@lading/contract/session";
import { and, eq, sql } from "drizzle-orm";
import { storedFiles } from "#core/db";
import { storedFile } from "#core/files";
import type { Context } from "#core/http";
import { hashPassword, verifyPassword } from "#core/passwords";
import { endSessions } from "#core/session";
import { companies, companyNameIn, users } from "#user";
import { iso } from "../list.ts";
import { customers } from "../tables.ts";
import { newestRequest } from "./requests.ts";

/** The signed-in customer's own data, with whom to turn to. */
export async function loadHome({ db, session, language }: Context<typeof loadCustomerHomeInfo>) {
  const { companyId, customerId } = session;
  const [row] = await db
    .select({
      customer: customers,
      company: companies,
      salesName: users.userName,
      salesPhone: users.phone,
      file: storedFiles,
    })
    .from(customers)
    .innerJoin(companies, eq(companies.companyId, customers.companyId))
    .leftJoin(users, and(eq(users.companyId, customers.companyId), eq(users.id, customers.salesId)))
    .leftJoin(
      storedFiles,
      and(eq(storedFiles.companyId, customers.companyId), eq(storedFiles.id, customers.certificateFileId)),
    )
    .where(and(eq(customers.companyId, companyId), eq(customers.id, customerId)));
  if (!row) throw refuse(coreRefusals.notFound);
  const { customer, company } = row;
  return {
    ...ownData(customer),
    certificate: row.file && storedFile(row.file),
    mailsMessages: customer.messageMailLanguage !== "",
    locked: customer.completedAt !== null,
    request: await newestRequest(db, companyId, customerId),
    version: customer.version,
    CompanyName: companyNameIn(company, language),
    companyPhone: company.phone,
    companyEmail: company.email,
    salesName: row.salesName ?? "",
    salesPhone: row.salesPhone ?? "",
    lastSignInAt: customer.lastSignInAt === null ? null : iso(customer.lastSignInAt),
  };
}

function ownData(customer: typeof customers.$inferSelect) {
  return {
    customerNumber: customer.customerNumber,
    customerName: customer.customerName,
    companyNameEn: customer.companyNameEn,
    shortName: customer.shortName,
    customerType: customer.customerType,
    country: customer.country,
    city: customer.city,
    address: customer.address,
    director: customer.director,
    contact: customer.contact,
    phone: customer.phone,
    telephone: customer.telephone,
    email: customer.email,
    website: customer.website,
    companyCode: customer.companyCode,
    personalId: customer.personalId,
    passport: customer.passport,
  };
}

/** Changes the customer's own password; its other sessions end. */
export async function changePassword({ db, input, session }: Context<typeof editCustomerPassword>) {
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
