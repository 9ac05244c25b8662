/** The groups of the OpenAPI document, by the first piece of a path, and what is found in each. */
export const tagTexts = {
  Login: "Signing in and out, and registering",
  Home: "The menu, the mobile app, codes by SMS or e-mail, background work with its progress, and mails that were sent",
  User: "People, their company and its invoice titles, and its offer as a supplier",
  System:
    "Roles and their rights, chains of approval, expense categories, the company's e-mail accounts, whether people may register, the search among all records",
  Customer: "Customers, their contacts, bank accounts and contracts, their own portal, overseas agents",
  Supplier: "Suppliers, the services they offer, questionnaires and their answers",
  MarketRisk: "Sanctions lists and screening, restricted parties, overseas agents' services, adverts",
  Storage: "Warehouses",
  WayBill:
    "Waybills, consolidations and containers, airline messages, logistics states and tracking, countries, cities and ports, cargo files, costs and bills, job summaries, goods receipts, pre-alerts",
  EntrustOrder: "Orders from customers",
  FinancialBills:
    "Charge items, exchange rates, reconciliation, check bills, write-offs, bank statements, client funds, suppliers' invoices, tax invoices, profits, expense and payroll requests, their approval and payment, and the closing of the books",
  SalesManagent: "What the sales desk's own customers owe, their statements and tax invoices",
  Operator: "For whoever runs the server",
  v1: "For other systems, without signing in, in the form of a published standard",
  files: "Files, uploaded and read",
  "cargo-files": "Cargo files as one archive",
  advertPictures: "Pictures of adverts",
  events: "Events as they happen",
} as const satisfies Readonly<Record<string, string>>;
