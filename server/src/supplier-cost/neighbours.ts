import type { JobLock, SignedJobs } from "#waybill";
import type { CostInvoices, Reconciled } from "./reconciled.ts";

/** The questions of costs to the modules above them. */
export interface CostNeighbours {
  /** Refuses where a waybill's job was signed off. */
  lock: JobLock;
  /** Says the same beforehand. */
  signed?: SignedJobs;
  /** Says which costs stand on a check bill. */
  reconciled?: Reconciled;
  /** Says which costs stand on a write-off. */
  writtenOff?: Reconciled;
  /** Says on which suppliers' invoices costs stand. */
  invoices?: CostInvoices;
}
