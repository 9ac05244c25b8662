import { definePages } from "#core/page";

/** Suppliers, their services with prices, and the agents overseas. */
export const supplierPages = definePages("supplier", [
  {
    path: "/supplierManagement/supplierServiceInformation",
    kind: "menu",
    load: () => import("./ServicesPage.tsx"),
  },
  {
    path: "/supplierManagement/suppliereInformation",
    kind: "menu",
    load: () => import("./SuppliersPage.tsx"),
  },
  {
    path: "/supplierManagement/overseasGrid",
    kind: "menu",
    load: () => import("./AgentsPage.tsx"),
  },
  {
    path: "/supplierDetail",
    kind: "hidden",
    audience: "staff",
    title: "detail",
    record: { by: "id", list: "/supplierManagement/suppliereInformation" },
    load: () => import("./SupplierPage.tsx"),
  },
  {
    path: "/overseasDetail",
    kind: "hidden",
    audience: "staff",
    title: "agents.detail",
    record: { by: "id", or: ["company"], list: "/supplierManagement/overseasGrid" },
    load: () => import("./AgentPage.tsx"),
  },
  {
    path: "/basicInfoDetails",
    kind: "hidden",
    audience: "staff",
    title: "operations.title",
    record: { by: "id", list: "/supplierManagement/overseasGrid" },
    load: () => import("./OperationsPage.tsx"),
  },
]);
