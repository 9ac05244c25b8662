import { exactTotal } from "@lading/contract/core";
import { filesPath } from "@lading/contract/files";
import type { getJobList } from "@lading/contract/jobs";
import { and, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { storedFiles, type Db } from "#core/db";
import type { Context } from "#core/http";
import { progressPage } from "#core/jobs";
import { callerId } from "#core/session";
import { shownProgress } from "./show.ts";

/** A person's own background work, newest first, for as long as it is kept. */
export async function listOwn({ db, input, session, language, services }: Context<typeof getJobList>) {
  const { page, pageSize, order } = input;
  const asked = { personId: callerId(session), page, pageSize, order, mostCounted: exactTotal + 1 };
  const found = await progressPage(db, asked);
  const shown = found.rows.map((row) => {
    const { rowProblems, ...job } = shownProgress(row, { jobs: services.jobs, language });
    const isOver = row.state === "done" || row.state === "failed";
    const endedAt = isOver ? new Date(row.updatedAt).toISOString() : null;
    return { ...job, rowProblemCount: rowProblems.length, endedAt };
  });
  const kept = await keptFiles(
    db,
    shown.flatMap(({ file }) => (file ? [fileId(file.path)] : [])),
  );
  const rows = shown.map((job) => {
    const fileGone = job.file !== null && !kept.has(fileId(job.file.path));
    return { ...job, file: fileGone ? null : job.file, fileGone };
  });
  return { rows, total: found.total, open: found.open };
}

function fileId(path: string): string {
  return path.slice(filesPath.length + 1);
}

/** Those of these files that can still be fetched. */
async function keptFiles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = ids.filter((id) => /^[0-9a-f-]{36}$/i.test(id));
  if (wanted.length === 0) return new Set();
  const rows = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(inArray(storedFiles.id, wanted), or(isNull(storedFiles.expiresAt), gt(storedFiles.expiresAt, sql`now()`))),
    );
  return new Set(rows.map(({ id }) => id));
}
