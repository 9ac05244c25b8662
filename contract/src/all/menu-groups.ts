import { clientFundTitles } from "#client-fund";
import type { GroupPlan } from "#system";

/**
 * The groups of the menus and the order of their pages (overview §2). A page shows once a module declares it in its
 * `menu.ts`; a right of its own stands after the page whose path its own begins with.
 */
export const staffGroups: readonly GroupPlan[] = [
  {
    url: "/myHome",
    title: { zh: "我的主页", en: "Home", ar: "الرئيسية" },
    icon: "home",
    children: ["myInfo", "enterpriseInfo", "enterpriseWorkbench", "employeeInformation"],
  },
  {
    url: "/logisticsManagement",
    title: { zh: "物流管理", en: "Logistics", ar: "إدارة الشحن" },
    icon: "truck",
    children: [
      "buildWayBillNo",
      "checkWayBill",
      "LogisticsStatus",
      "jobSummary",
      "orderWayBill",
      "goodsFiles",
      "preAlertList",
      "vehiclesList",
      "expressEmployeeList",
    ],
  },
  {
    url: "/customerManagement",
    title: { zh: "客户管理", en: "Customers", ar: "إدارة العملاء" },
    icon: "contacts",
    children: ["basicInfo", "banckAccountInfo", "contactStaff", "contractManagement"],
  },
  {
    url: "/financialManagement",
    title: { zh: "财务管理", en: "Finance", ar: "الإدارة المالية" },
    icon: "dollar",
    children: [
      {
        url: "/financialBill",
        title: { zh: "账单管理", en: "Billing", ar: "الفوترة" },
        icon: "file",
        children: [
          "receivingAccountManagement",
          "bankStatement",
          "expenseNameManagement",
          "exchangeRateInfo",
          "exchangeRateInfoLog",
          "invoiceItemList",
        ],
      },
      {
        url: "/businessLedger",
        title: { zh: "业务台账", en: "Ledger", ar: "الدفاتر" },
        icon: "chart",
        children: [
          "reportQuerySummary",
          "profitableList",
          "pendingCheckBillsSummary",
          "finishedCheckBillsSummary",
          "taxInvoice",
          "financialRequest",
          "financialAudit",
          "paymentInvoice",
          "payment",
          "periodClose",
        ],
      },
      {
        url: "/clientFund",
        title: clientFundTitles.group,
        icon: "dollar",
        children: [
          "businessEntry",
          "financeEntry",
          "accountStatements",
          "clientFundDetail",
          "businessReceiptPreRecord",
          "financeReceiptPreRecord",
        ],
      },
    ],
  },
  {
    url: "/marketRisk",
    title: { zh: "市场风险", en: "Market risk", ar: "مخاطر السوق" },
    icon: "warning",
    children: ["advertList", "restrictedList", "emailConfig", "antiMoneyLaunderingList"],
  },
  {
    url: "/salesManagement",
    title: { zh: "销售管理", en: "Sales", ar: "المبيعات" },
    icon: "chart",
    children: ["quoteList", "orderCenterList", "accountingList"],
  },
  {
    url: "/supplierManagement",
    title: { zh: "供应商管理", en: "Suppliers", ar: "إدارة الموردين" },
    icon: "shop",
    children: ["supplierServiceInformation", "suppliereInformation", "overseasGrid"],
  },
  {
    url: "/systemManagement",
    title: { zh: "系统管理", en: "System", ar: "إدارة النظام" },
    icon: "setting",
    children: [
      "userList",
      "roleList",
      "getWayBillOperationLog",
      "store",
      "consumptionRecord",
      "invoiceTitle",
      "currencySettings",
      "financialAuditProcessSettings",
      "expenseCategorySettings",
    ],
  },
];

export const customerGroups: readonly GroupPlan[] = [
  {
    url: "/customerHome",
    title: { zh: "我的主页", en: "Home", ar: "الرئيسية" },
    icon: "home",
    children: ["customerInfo", "messageList"],
  },
  {
    url: "/EntrustOrder",
    title: { zh: "委托订单", en: "Orders", ar: "الطلبات" },
    icon: "form",
    children: ["entrustOrder"],
  },
  {
    url: "/ShipmentList",
    title: { zh: "我的货物", en: "Shipments", ar: "الشحنات" },
    icon: "truck",
    children: ["shipmentList"],
  },
  {
    url: "/DebtList",
    title: { zh: "账款", en: "Debts", ar: "المستحقات عليكم" },
    icon: "dollar",
    children: ["debtList"],
  },
];
