import { definePages } from "#core/page";

/** Customers, their contacts and accounts, and their own portal. */
export const customerPages = definePages("customer", [
  {
    path: "/customerManagement/basicInfo",
    kind: "menu",
    title: "title",
    load: () => import("./CustomersPage.tsx"),
  },
  {
    path: "/customerManagement/banckAccountInfo",
    kind: "menu",
    title: "accounts.title",
    load: () => import("./AccountsPage.tsx"),
  },
  {
    path: "/customerManagement/contactStaff",
    kind: "menu",
    title: "contacts.title",
    load: () => import("./ContactsPage.tsx"),
  },
  {
    path: "/customerDetail",
    kind: "hidden",
    audience: "staff",
    title: "detail",
    load: () => import("./CustomerPage.tsx"),
  },
  {
    path: "/customerHome/customerInfo",
    kind: "menu",
    title: "home.title",
    load: () => import("./portal/CustomerInfoPage.tsx"),
  },
  {
    path: "/customerHome/messageList",
    kind: "menu",
    title: "messages.title",
    load: () => import("./portal/CustomerMessagesPage.tsx"),
  },
]);
