import type { StaffSession } from "#core/session";

/** Session under which the demo is loaded: it sees everything of the company. */
export function demoReader(companyId: string): StaffSession {
  return {
    companyId,
    audience: "staff",
    userId: companyId,
    userName: "",
    roleLevel: 1,
    rights: new Set(),
    seesAll: true,
    hasCompany: true,
    tokenHash: Buffer.alloc(0),
    validUntil: null,
    refreshMenu: false,
  };
}
