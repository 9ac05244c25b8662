import type { LocalText, Right } from "#core";
import { releasesCredit } from "./credit-page.ts";
import { menuPages, staffMenu } from "./menu.ts";
import { jobSteps, signOffRight } from "./sign-off-pages.ts";

/** A role that each new company starts with (decisions.md, "Companies, people, rights"). */
export interface PresetRole {
  readonly preset: string;
  readonly name: LocalText;
  readonly isSupervisor: boolean;
  readonly seesAll: boolean;
  readonly rights: readonly Right[];
}

const shows: Right[] = [
  "/logisticsManagement/checkWayBill:view",
  "/logisticsManagement/LogisticsStatus:view",
  "/logisticsManagement/goodsFiles:view",
  "/logisticsManagement/orderWayBill:view",
  "/logisticsManagement/preAlertList:view",
];
const jobs = "/logisticsManagement/jobSummary";
const screening = "/marketRisk/antiMoneyLaunderingList";
const screens: Right[] = [
  `${screening}:view`,
  `${screening}:add`,
  `${screening}:edit`,
  "/marketRisk/restrictedList:view",
];
const seesJobs: Right[] = [`${jobs}:view`];
const clerk: Right[] = [
  ...shows,
  ...seesJobs,
  `${jobs}:add`,
  `${jobs}:edit`,
  `${jobs}:export`,
  "/logisticsManagement/buildWayBillNo:view",
  "/logisticsManagement/buildWayBillNo:add",
  "/logisticsManagement/checkWayBill:edit",
  "/logisticsManagement/checkWayBill:export",
  "/logisticsManagement/goodsFiles:add",
  "/logisticsManagement/goodsFiles:edit",
  "/logisticsManagement/goodsFiles:export",
  "/logisticsManagement/orderWayBill:add",
  "/logisticsManagement/orderWayBill:edit",
  "/logisticsManagement/orderWayBill:export",
  "/logisticsManagement/orderWayBill:approve",
  "/logisticsManagement/preAlertList:add",
  "/logisticsManagement/preAlertList:edit",
  "/logisticsManagement/preAlertList:export",
  "/logisticsManagement/preAlertList:approve",
  ...screens,
];
/** A job is signed off by seven people, not by one who may do everything else. */
const signOffs = new Set(jobSteps.map(signOffRight));
const everything: Right[] = menuPages(staffMenu)
  .flatMap((page) => page.actions.map((action): Right => `${page.url}:${action}`))
  .filter((right) => !signOffs.has(right));
const allOfLogistics = everything.filter((right) => right.startsWith("/logisticsManagement/"));
const allOfMarketRisk = everything.filter((right) => right.startsWith("/marketRisk/"));
/** What the company says of itself on its screens. */
const allOfAdverts = everything.filter((right) => right.startsWith("/marketRisk/advertList:"));
const allOfJobs = everything.filter((right) => right.startsWith(`${jobs}:`));
const allOfBilling = everything.filter((right) => right.startsWith("/financialBill/"));

const contracts = "/customerManagement/contractManagement";
/** Whoever sells does not release the credit; finance, the approver and the general manager do. */
const allOfCustomers = everything.filter(
  (right) => right.startsWith("/customerManagement/") && right !== releasesCredit,
);
/** Whoever deals with customers adds them; taking one out of use or merging two is for their managers. */
const dealing = allOfCustomers.filter((right) => !/:(approve|delete)$/.test(right) || right.includes("contactStaff"));
const knowing = allOfCustomers.filter((right) => right.endsWith(":view"));
const keepingAccounts = allOfCustomers.filter(
  (right) => right.endsWith(":view") || right.includes("banckAccountInfo") || right.startsWith(`${contracts}:`),
);

const allOfSuppliers = everything.filter((right) => right.startsWith("/supplierManagement/"));
/** Whoever buys services keeps suppliers and their prices; offering the company to others is for the managers. */
const buying = allOfSuppliers.filter((right) => !/:(approve|delete)$/.test(right));
const knowingSuppliers = allOfSuppliers.filter((right) => right.endsWith(":view"));

export const presetRoles: readonly PresetRole[] = [
  {
    preset: "operator",
    name: { zh: "操作", en: "Operator", ar: "موظف العمليات" },
    isSupervisor: false,
    seesAll: true,
    rights: [...clerk, ...knowing, ...buying, signOffRight("operation")],
  },
  {
    preset: "sales",
    name: { zh: "业务", en: "Sales", ar: "المبيعات" },
    isSupervisor: false,
    seesAll: false,
    rights: [...clerk, ...dealing, ...knowingSuppliers, signOffRight("sales")],
  },
  {
    preset: "customerService",
    name: { zh: "客服", en: "Customer service", ar: "خدمة العملاء" },
    isSupervisor: false,
    seesAll: true,
    rights: [...clerk, ...dealing, ...knowingSuppliers, signOffRight("customerService")],
  },
  {
    preset: "marketing",
    name: { zh: "市场", en: "Marketing", ar: "التسويق" },
    isSupervisor: false,
    seesAll: true,
    rights: [...shows, ...screens, ...allOfAdverts, ...knowing, ...buying, ...seesJobs, signOffRight("marketing")],
  },
  {
    preset: "finance",
    name: { zh: "财务", en: "Finance", ar: "المالية" },
    isSupervisor: false,
    seesAll: true,
    rights: [
      ...shows,
      "/logisticsManagement/checkWayBill:export",
      "/systemManagement/invoiceTitle:view",
      "/systemManagement/invoiceTitle:add",
      "/systemManagement/invoiceTitle:export",
      ...allOfBilling,
      ...screens,
      ...allOfJobs,
      signOffRight("finance"),
      ...keepingAccounts,
      releasesCredit,
      ...knowingSuppliers,
      "/supplierManagement/suppliereInformation:export",
    ],
  },
  {
    preset: "approval",
    name: { zh: "审批", en: "Approver", ar: "المعتمِد" },
    isSupervisor: false,
    seesAll: true,
    rights: [
      ...shows,
      "/logisticsManagement/checkWayBill:approve",
      ...seesJobs,
      `${jobs}:export`,
      `${jobs}:approve`,
      `${contracts}:view`,
      releasesCredit,
      signOffRight("approval"),
    ],
  },
  {
    preset: "generalManager",
    name: { zh: "总经理", en: "General manager", ar: "المدير العام" },
    isSupervisor: true,
    seesAll: true,
    rights: [...everything, signOffRight("gmApproval")],
  },
  {
    preset: "cashier",
    name: { zh: "出纳", en: "Cashier", ar: "أمين الصندوق" },
    isSupervisor: false,
    seesAll: true,
    rights: [
      ...shows,
      ...knowing,
      ...knowingSuppliers,
      ...seesJobs,
      ...allOfBilling.filter((right) => right.endsWith(":view")),
    ],
  },
  {
    preset: "departmentManager",
    name: { zh: "部门主管", en: "Department manager", ar: "مدير القسم" },
    isSupervisor: true,
    seesAll: true,
    rights: [
      ...allOfLogistics,
      ...allOfMarketRisk,
      ...allOfCustomers,
      ...allOfSuppliers,
      "/systemManagement/getWayBillOperationLog:view",
    ],
  },
  {
    preset: "warehouse",
    name: { zh: "仓库", en: "Warehouse", ar: "المستودع" },
    isSupervisor: false,
    seesAll: true,
    rights: [
      ...shows,
      "/logisticsManagement/checkWayBill:edit",
      "/logisticsManagement/goodsFiles:add",
      "/logisticsManagement/orderWayBill:edit",
      "/logisticsManagement/orderWayBill:delete",
    ],
  },
  {
    preset: "hr",
    name: { zh: "人事", en: "Human resources", ar: "الموارد البشرية" },
    isSupervisor: false,
    seesAll: false,
    rights: ["/systemManagement/userList:view"],
  },
];
