import { definePages } from "#core/page";

/** Decisions along chains of approval, and their settings. */
export const approvalPages = definePages("approval", [
  { path: "/businessLedger/financialAudit", kind: "menu", load: () => import("./AuditPage.tsx") },
  { path: "/systemManagement/financialAuditProcessSettings", kind: "menu", load: () => import("./ChainsPage.tsx") },
]);
