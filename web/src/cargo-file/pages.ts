import { definePages } from "#core/page";

/** The cargo file centre: papers of jobs, waybills and warehouses. */
export const cargoFilePages = definePages("cargo-file", [
  { path: "/logisticsManagement/goodsFiles", kind: "menu", load: () => import("./FilesPage.tsx") },
  {
    path: "/goodsFilesDetail",
    kind: "hidden",
    title: "file",
    audience: "staff",
    record: { by: "id", list: "/logisticsManagement/goodsFiles" },
    load: () => import("./FilePage.tsx"),
  },
]);
