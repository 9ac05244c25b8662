/** What the shipments of a demo company refer to. */
export interface DemoCompany {
  readonly companyId: string;
  readonly code: string;
  readonly customers: readonly [DemoCustomer, ...DemoCustomer[]];
  readonly operators: Staff;
  readonly sales: Staff;
  readonly customerService: Staff;
  readonly marketing: Staff;
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
