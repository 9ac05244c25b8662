import type { DemoPerson } from "@lading/contract/session";

/** Password of everybody in the demo companies who may sign in. */
export const demoPassword = "lading-demo";
/** Code of the first demo company, and where its people have their addresses. */
export const demoCode = "DEMO";
export const demoDomain = "lading.example";

/** Customer of the first demo company who signs in to the portal. */
export const demoCustomerNumber = "C0001";

const staff = (who: DemoPerson["who"], account: string): DemoPerson => ({
  who,
  audience: "staff",
  account: `${account}@${demoDomain}`,
  companyCode: "",
  customerNumber: "",
});

/** The demo's people whom the sign-in page offers, those who see most first. */
export const demoPeople: readonly [DemoPerson, ...DemoPerson[]] = [
  staff("administrator", "demo"),
  staff("operator", "operator1"),
  staff("sales", "sales1"),
  staff("finance", "finance1"),
  staff("warehouse", "warehouse1"),
  { who: "customer", audience: "customer", account: "", companyCode: demoCode, customerNumber: demoCustomerNumber },
  staff("secondCompany", "demo2"),
];
