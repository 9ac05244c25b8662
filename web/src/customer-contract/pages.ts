import { definePages } from "#core/page";

/** Contracts with customers. */
export const customerContractPages = definePages("customer-contract", [
  {
    path: "/customerManagement/contractManagement",
    kind: "menu",
    load: () => import("./ContractsPage.tsx"),
  },
  {
    path: "/contractDetail",
    kind: "hidden",
    audience: "staff",
    title: "one",
    record: { by: "id", list: "/customerManagement/contractManagement" },
    load: () => import("./ContractPage.tsx"),
  },
]);
