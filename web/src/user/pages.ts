import { definePages } from "#core/page";

/** One's own page, the company, and its users. */
export const userPages = definePages("user", [
  { path: "/myHome/myInfo", kind: "menu", title: "me.title", load: () => import("./me/MyInfoPage.tsx") },
  {
    path: "/myHome/enterpriseInfo",
    kind: "menu",
    title: "company.title",
    load: () => import("./company/EnterprisePage.tsx"),
  },
  { path: "/systemManagement/userList", kind: "menu", title: "list.title", load: () => import("./list/UsersPage.tsx") },
  {
    path: "/detail",
    kind: "hidden",
    title: "detail.title",
    audience: "staff",
    load: () => import("./list/UserPage.tsx"),
  },
  {
    path: "/systemManagement/invoiceTitle",
    kind: "menu",
    title: "titles.title",
    load: () => import("./titles/InvoiceTitlesPage.tsx"),
  },
]);
