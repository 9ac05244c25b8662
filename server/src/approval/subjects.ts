import type { ApprovalSubject } from "@lading/contract/approval";
import type { Db } from "#core/db";

/** Records of a kind that are decided on; their module answers, `app.ts` hands it over. */
export interface Subject {
  /** Entity of their operation logs. */
  entity: string;
  /** Locks the records, before their submissions are locked: whoever changes a record locks in the same order. */
  lock: (db: Db, companyId: string, ids: readonly string[]) => Promise<void>;
  /** Notes that the last level agreed, or that one disagreed. */
  end: (db: Db, companyId: string, ended: { ids: readonly string[]; outcome: "agreed" | "disagreed" }) => Promise<void>;
}

export type Subjects = Readonly<Record<ApprovalSubject, Subject>>;
