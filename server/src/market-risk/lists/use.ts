import { refuse } from "@lading/contract/core";
import {
  listSources,
  marketRiskRefusals as refusals,
  sourceTexts,
  type discardSanctionsList,
  type getSanctionsLists,
  type takeSanctionsListIntoUse,
} from "@lading/contract/market-risk";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { countUpTo, lockOne, storeEdit } from "#core/db";
import type { Context } from "#core/http";
import { beginScreening } from "#party";
import { enqueueScreening } from "../hits/rescreen.ts";
import { iso } from "../shown.ts";
import { riskHits, sanctionsEntries, sanctionsLists } from "../tables.ts";
import { notUsed, refuseOlder } from "./read.ts";

/** The lists in use, and those that wait. */
export async function showLists({ db, session: { companyId } }: Context<typeof getSanctionsLists>) {
  const rows = await db
    .select()
    .from(sanctionsLists)
    .where(and(eq(sanctionsLists.companyId, companyId), ne(sanctionsLists.state, "replaced")))
    .orderBy(desc(sanctionsLists.createdAt));
  const openHits = await countUpTo(db, riskHits, and(eq(riskHits.companyId, companyId), eq(riskHits.state, "open")));
  return {
    lists: listSources.map((source) => {
      const of = rows.filter((row) => row.source === source);
      const [inUse, waiting] = [of.find(({ state }) => state === "inUse"), of.find(({ state }) => state !== "inUse")];
      return { source, inUse: inUse ? shown(inUse) : null, waiting: waiting ? shown(waiting) : null };
    }),
    openHits,
  };
}

function shown(row: typeof sanctionsLists.$inferSelect) {
  const { id, source, state, listDate, files, entries, names, added, removed, changed, readByName, usedByName } = row;
  return {
    id,
    source,
    state,
    listDate,
    files,
    entries,
    names,
    added,
    removed,
    changed,
    readByName,
    usedByName,
    doubts: row.doubts.map((doubt) => ({
      kind: doubt.kind,
      file: doubt.file,
      count: doubt.kind === "noEndMark" ? 0 : doubt.count,
    })),
    readAt: iso(row.createdAt),
    usedAt: row.usedAt === null ? null : iso(row.usedAt),
    version: row.version,
  };
}

/** Takes a list that was read into use in place of the one before, and orders that all parties are screened again. */
export async function takeIntoUse({ db, input, session, services, ip }: Context<typeof takeSanctionsListIntoUse>) {
  const { companyId, userId, userName } = session;
  const row = await lockOne(db, sanctionsLists, { companyId, id: input.id });
  if (row.state !== "read" || row.version !== input.version) throw refuse(refusals.listNotRead);
  await refuseOlder(db, row);
  const loss = row.doubts.find((doubt) => doubt.kind === "shrunk");
  if (loss && !input.despiteLoss) throw refuse(refusals.listShrunk, { count: loss.count });
  const before = await db
    .update(sanctionsLists)
    .set({ state: "replaced", version: sql`${sanctionsLists.version} + 1` })
    .where(
      and(
        eq(sanctionsLists.companyId, companyId),
        eq(sanctionsLists.source, row.source),
        eq(sanctionsLists.state, "inUse"),
      ),
    )
    .returning({ id: sanctionsLists.id, listDate: sanctionsLists.listDate });
  await storeEdit(db, sanctionsLists, row, { state: "inUse", usedByName: userName, usedAt: sql`now()` });
  await beginScreening(db, companyId);
  const ids = before.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .delete(sanctionsEntries)
      .where(and(eq(sanctionsEntries.companyId, companyId), inArray(sanctionsEntries.listId, ids)));
  await logOperations(db, { companyId, userId, userName, ip }, { entity: "sanctionsList", action: "use" }, [
    {
      id: row.id,
      number: sourceTexts[row.source].en,
      changes: [{ field: "listDate", before: before[0]?.listDate ?? null, after: row.listDate }],
    },
  ]);
  return { jobId: await enqueueScreening(services, db, { companyId, userId }) };
}

/** Puts a list aside that is not in use. */
export async function discard({ db, input, session: { companyId } }: Context<typeof discardSanctionsList>) {
  const { id, state } = await lockOne(db, sanctionsLists, { companyId, id: input.id });
  if (!notUsed.some((one) => one === state)) throw refuse(refusals.listNotRead);
  await db.delete(sanctionsLists).where(and(eq(sanctionsLists.companyId, companyId), eq(sanctionsLists.id, id)));
  return {};
}
