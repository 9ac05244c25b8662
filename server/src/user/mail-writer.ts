import type { Language } from "@lading/contract/core";
import { and, eq } from "drizzle-orm";
import type { Db } from "#core/db";
import type { Writer } from "#core/mail";
import { companyNameIn } from "./company-name.ts";
import { companies, users } from "./tables.ts";

/**
 * Who a company's mail is from where the company has no account of its own: its name, and the person's address, or the
 * company's, for answers.
 */
export async function mailWriter(
  db: Db,
  { companyId, userId, userName }: { companyId: string; userId: string; userName: string },
  language: Language,
): Promise<Writer> {
  const [[company], [person]] = await Promise.all([
    db.select().from(companies).where(eq(companies.companyId, companyId)),
    db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.companyId, companyId), eq(users.id, userId))),
  ]);
  const name = company ? companyNameIn(company, language) : "";
  if (person && person.email !== "") return { name, replyTo: { name: userName, address: person.email } };
  return { name, replyTo: company && company.email !== "" ? { name, address: company.email } : null };
}
