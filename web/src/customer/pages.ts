import { definePages } from "#core/page";

/** Customers, their contacts and accounts, and their own portal. */
export const customerPages = definePages("customer", [
  {
    path: "/customerManagement/basicInfo",
    kind: "menu",
    load: () => import("./CustomersPage.tsx"),
  },
  {
    path: "/customerManagement/banckAccountInfo",
    kind: "menu",
    load: () => import("./AccountsPage.tsx"),
  },
  {
    path: "/customerManagement/contactStaff",
    kind: "menu",
    load: () => import("./ContactsPage.tsx"),
  },
  {
    path: "/customerDetail",
    kind: "hidden",
    audience: "staff",
    title: "detail",
    record: { by: "id", list: "/customerManagement/basicInfo" },
    load: () => import("./CustomerPage.tsx"),
  },
  {
    path: "/customerHome/customerInfo",
    kind: "menu",
    load: () => import("./portal/CustomerInfoPage.tsx"),
  },
  {
    path: "/customerHome/messageList",
    kind: "menu",
    load: () => import("./portal/CustomerMessagesPage.tsx"),
  },
]);
