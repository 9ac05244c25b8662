import { definePages } from "#core/page";

/** The person's own page, the company, and its users. */
export const userPages = definePages("user", [
  { path: "/myHome/myInfo", kind: "menu", load: () => import("./me/MyInfoPage.tsx") },
  {
    path: "/myHome/enterpriseInfo",
    kind: "menu",
    load: () => import("./company/EnterprisePage.tsx"),
  },
  { path: "/systemManagement/userList", kind: "menu", load: () => import("./list/UsersPage.tsx") },
  {
    path: "/detail",
    kind: "hidden",
    title: "detail.title",
    audience: "staff",
    record: { by: "id", list: "/systemManagement/userList" },
    load: () => import("./list/UserPage.tsx"),
  },
  {
    path: "/systemManagement/invoiceTitle",
    kind: "menu",
    load: () => import("./titles/InvoiceTitlesPage.tsx"),
  },
]);
