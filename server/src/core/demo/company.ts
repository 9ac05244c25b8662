import type { Db } from "#core/db";
import type { Files } from "#core/files";

/** A demo company with what its shipments refer to. */
export interface DemoCompany extends DemoStaff {
  readonly companyId: string;
  readonly code: string;
  readonly customers: readonly [DemoCustomer, ...DemoCustomer[]];
  readonly warehouseIds: readonly [string, ...string[]];
  /** Id of each logistics state that companies start with, by its key. */
  readonly states: ReadonlyMap<string, string>;
}

export interface DemoCustomer {
  readonly id: string;
  readonly customerNumber: string;
  readonly customerName: string;
  readonly salesId: string;
}

export interface DemoUser {
  readonly id: string;
  readonly userName: string;
}
type Staff = readonly [DemoUser, ...DemoUser[]];

/** Staff in every part that a waybill names. */
export interface DemoStaff {
  readonly administrator: DemoUser;
  readonly operators: Staff;
  readonly sales: Staff;
  readonly customerService: Staff;
  readonly marketing: Staff;
}

/** A module's part of a demo company; it builds on the parts before it. Without a store it adds no files. */
export type DemoPart = (db: Db, company: DemoCompany, files?: Files) => Promise<void>;

/** The first of what was found, and the others; a company without any cannot be a demo. */
export function some<T>(found: readonly T[], what: string): readonly [T, ...T[]] {
  const [first, ...others] = found;
  if (first === undefined) throw new Error(`The company has no ${what} yet`);
  return [first, ...others];
}
