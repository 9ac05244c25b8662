import { definePages } from "#core/page";

export { useCreditSettings } from "./contract.ts";
export { ContractsPart, CreditNote } from "./late.tsx";

/** Contracts with customers. */
export const customerContractPages = definePages("customer-contract", [
  {
    path: "/customerManagement/contractManagement",
    kind: "menu",
    title: "title",
    load: () => import("./ContractsPage.tsx"),
  },
  {
    path: "/contractDetail",
    kind: "hidden",
    audience: "staff",
    title: "one",
    load: () => import("./ContractPage.tsx"),
  },
]);
