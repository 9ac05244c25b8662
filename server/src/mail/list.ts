import { coreRefusals, refuse } from "@lading/contract/core";
import type { getMailDeliveryList } from "@lading/contract/mail";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { mailsAbout } from "#core/mail";
import type { StaffSession } from "#core/session";

/** Whether a person may open this record's page: both the right and the record itself. */
export type SeesMailedRecord = (db: Db, session: StaffSession, id: string) => Promise<boolean>;

/** The e-mails about a record, for whoever sees it; for others there is no such record. */
export async function listMails(
  { db, input, session, services }: Context<typeof getMailDeliveryList>,
  records: Readonly<Record<string, SeesMailedRecord>>,
) {
  const { entity, id } = input;
  const sees = Object.hasOwn(records, entity) ? records[entity] : undefined;
  if (!sees || !(await sees(db, session, id))) throw refuse(coreRefusals.notFound);
  const rows = await mailsAbout(db, { companyId: session.companyId, entity, id }, services.mail);
  return { rows: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })) };
}
