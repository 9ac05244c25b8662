import type { Context } from "#core/http";
import { callerId, type Session } from "#core/session";

/** Makes an uploaded licence the party's own; the one before it goes. */
export async function exchangeLicence(
  { db, session, services }: Pick<Context, "db" | "services"> & { session: Session },
  before: string | null,
  after: string | null,
): Promise<void> {
  if (after === before) return;
  if (after !== null) await services.files.claim(db, { id: after, use: "licence", createdBy: callerId(session) });
  if (before !== null) await services.files.release(db, before);
}
