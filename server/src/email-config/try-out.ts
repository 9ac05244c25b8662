import { coreRefusals, refuse, refuseField, type Refused } from "@lading/contract/core";
import { emailConfigRefusals as refusals, type testEmailConfig } from "@lading/contract/email-config";
import { and, eq, sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { inTransaction } from "#core/db";
import { countAgainst, type OpenContext } from "#core/http";
import { failureOf, openAccountLine, type MailAccount } from "#core/mail";
import { entity, refusePort } from "./change.ts";
import { secretStateOf, usable, type AccountRow } from "./secret.ts";
import { mailAccounts } from "./tables.ts";
import { testMailOf } from "./texts.ts";

/** A person waits for it, so it is less patient than the sending of a bill. */
const patienceMs = 20_000;

/** Connects, signs in and sends a message; says plainly what went wrong, and keeps how it ended. */
export async function testAccount(context: OpenContext<typeof testEmailConfig>) {
  const { input, session, services, language, log } = context;
  const { companyId } = session;
  const { database, config } = services;
  // Enough to set an account up, too little to look around with.
  await countAgainst(database, { key: `mail-test:${companyId}`, limit: 60, windowSeconds: 3600 });
  const row = await inTransaction(database, { companyId, readOnly: true }, async (db) => {
    const [account] = await db.select().from(mailAccounts).where(which(companyId, input.id));
    return account;
  });
  if (!row) throw refuse(coreRefusals.notFound);
  refusePort(row.port, config);
  if (secretStateOf(config, row) === "unreadable") throw refuse(refusals.secretUnreadable);
  try {
    await send(usable(config, row), { to: input.to, ...testMailOf(row.name, language) });
  } catch (error) {
    const { failure, reply } = failureOf(error);
    log.info({ failure, reply }, "mail account tested");
    await keep(context, row, "failed");
    throw refusalOf(error, { row, to: input.to });
  }
  return { testedAt: await keep(context, row, "passed") };
}

const which = (companyId: string, id: string) => and(eq(mailAccounts.companyId, companyId), eq(mailAccounts.id, id));

async function send(account: MailAccount, mail: { to: string; subject: string; text: string }): Promise<void> {
  const line = await openAccountLine(account, patienceMs);
  try {
    await line.transport.sendMail({ from: account.from, ...mail, signal: AbortSignal.timeout(patienceMs) });
  } finally {
    line.transport.close();
  }
}

function refusalOf(error: unknown, { row, to }: { row: AccountRow; to: string }): Refused {
  const { failure, reply = 0 } = failureOf(error);
  const { host, port, senderAddress } = row;
  switch (failure) {
    case "sender":
      return refuse(refusals.sender, { address: senderAddress, reply });
    case "recipient":
      return refuseField("to", refusals.recipient, { address: to, reply });
    default:
      return refuse(refusals[failure], { host, port, reply });
  }
}

/** Keeps how it ended, unless the account was changed meanwhile; gives the moment. */
async function keep(
  { session, services, ip, input }: OpenContext<typeof testEmailConfig>,
  { companyId, id, name, version }: AccountRow,
  testState: "passed" | "failed",
): Promise<string> {
  const { userId, userName } = session;
  const testedAt = new Date().toISOString();
  await inTransaction(services.database, { companyId }, async (db) => {
    await db
      .update(mailAccounts)
      .set({ testState, testedAt })
      .where(and(which(companyId, id), eq(mailAccounts.version, sql`${version}`)));
    await logOperations(db, { companyId, userId, userName, ip }, { entity, action: "test" }, [
      {
        id,
        number: name,
        changes: [
          { field: "to", before: null, after: input.to },
          { field: "testState", before: null, after: testState },
        ],
      },
    ]);
  });
  return testedAt;
}
