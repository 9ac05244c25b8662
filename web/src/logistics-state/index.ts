import { definePages } from "#core/page";

export { useStates } from "./use-states.ts";

/** The company's logistics states. */
export const logisticsStatePages = definePages("logistics-state", [
  {
    path: "/logisticsManagement/LogisticsStatus",
    kind: "menu",
    title: "title",
    load: () => import("./StatesPage.tsx"),
  },
]);
