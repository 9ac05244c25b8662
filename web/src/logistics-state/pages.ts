import { definePages } from "#core/page";

/** The company's logistics states. */
export const logisticsStatePages = definePages("logistics-state", [
  {
    path: "/logisticsManagement/LogisticsStatus",
    kind: "menu",
    load: () => import("./StatesPage.tsx"),
  },
]);
