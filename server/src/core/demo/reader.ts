import type { StaffSession } from "#core/session";

/** Whoever loads the demo sees everything of the company. */
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
