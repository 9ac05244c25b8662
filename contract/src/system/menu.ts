import type { Action, LocalText } from "#core";
import { signOffPages } from "./sign-off-pages.ts";
import { supplierMenu } from "./supplier-menu.ts";

/** A page of the menu that a person can be given rights on. */
export interface MenuPage {
  readonly url: `/${string}`;
  readonly title: LocalText;
  readonly icon: string;
  /** What can be done there; a right is one of these on this page. */
  readonly actions: readonly Action[];
  /** Kept alive while its tab is open. */
  readonly keepAlive: boolean;
  /** Shown without any right: one's own pages. */
  readonly own?: boolean;
  /** Shown to a user who has no company yet. */
  readonly newUserToo?: boolean;
  /** No page that opens: something to be done on another one, with a right of its own. */
  readonly rightOnly?: boolean;
}

export interface MenuGroup {
  readonly url: `/${string}`;
  readonly title: LocalText;
  readonly icon: string;
  readonly children: readonly (MenuPage | MenuGroup)[];
}

/** The staff menu (overview §2): every page that works, in the specification's order. A page joins when its module does. */
export const staffMenu: readonly MenuGroup[] = [
  {
    url: "/myHome",
    title: { zh: "我的主页", en: "Home", ar: "الرئيسية" },
    icon: "home",
    children: [
      {
        url: "/myHome/myInfo",
        title: { zh: "我的信息", en: "My profile", ar: "ملفي الشخصي" },
        icon: "user",
        actions: [],
        keepAlive: true,
        own: true,
        newUserToo: true,
      },
      {
        url: "/myHome/enterpriseInfo",
        title: { zh: "企业信息", en: "Company profile", ar: "بيانات الشركة" },
        icon: "bank",
        actions: ["view", "edit"],
        keepAlive: true,
        own: true,
        newUserToo: true,
      },
    ],
  },
  {
    url: "/logisticsManagement",
    title: { zh: "物流管理", en: "Logistics", ar: "إدارة الشحن" },
    icon: "truck",
    children: [
      {
        url: "/logisticsManagement/buildWayBillNo",
        title: { zh: "创建运单", en: "New waybill", ar: "إنشاء بوليصة" },
        icon: "form",
        actions: ["view", "add"],
        keepAlive: true,
      },
      {
        url: "/logisticsManagement/checkWayBill",
        title: { zh: "运单查询", en: "Waybills", ar: "البوالص" },
        icon: "search",
        actions: ["view", "edit", "delete", "export", "approve"],
        keepAlive: true,
      },
      {
        url: "/logisticsManagement/LogisticsStatus",
        title: { zh: "物流状态", en: "Logistics states", ar: "حالات الشحن" },
        icon: "node",
        actions: ["view", "add", "edit", "delete", "export"],
        keepAlive: true,
      },
      {
        url: "/logisticsManagement/jobSummary",
        title: { zh: "作业汇总", en: "Job summary", ar: "ملخص العملية" },
        icon: "audit",
        actions: ["view", "add", "edit", "delete", "export", "approve"],
        keepAlive: true,
      },
      ...signOffPages,
      {
        url: "/logisticsManagement/orderWayBill",
        title: { zh: "接单中心", en: "Order receiving", ar: "مركز استلام الطلبات" },
        icon: "inbox",
        actions: ["view", "add", "edit", "delete", "export", "approve"],
        keepAlive: true,
      },
      {
        url: "/logisticsManagement/goodsFiles",
        title: { zh: "货物文件中心", en: "Cargo files", ar: "ملفات البضائع" },
        icon: "file",
        actions: ["view", "add", "edit", "delete", "export"],
        keepAlive: true,
      },
      {
        url: "/logisticsManagement/preAlertList",
        title: { zh: "预报管理", en: "Pre-alerts", ar: "الإشعارات المسبقة" },
        icon: "mail",
        actions: ["view", "add", "edit", "delete", "export", "approve"],
        keepAlive: true,
      },
    ],
  },
  {
    url: "/customerManagement",
    title: { zh: "客户管理", en: "Customers", ar: "إدارة العملاء" },
    icon: "contacts",
    children: [
      {
        url: "/customerManagement/basicInfo",
        title: { zh: "客户资料", en: "Customers", ar: "العملاء" },
        icon: "team",
        actions: ["view", "add", "edit", "delete", "export", "approve"],
        keepAlive: true,
      },
      {
        url: "/customerManagement/banckAccountInfo",
        title: { zh: "银行账户", en: "Bank accounts", ar: "الحسابات البنكية" },
        icon: "bank",
        actions: ["view", "add", "edit", "delete", "export"],
        keepAlive: true,
      },
      {
        url: "/customerManagement/contactStaff",
        title: { zh: "联系人", en: "Contacts", ar: "جهات الاتصال" },
        icon: "contacts",
        actions: ["view", "add", "edit", "delete", "export"],
        keepAlive: true,
      },
    ],
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
          {
            url: "/financialBill/expenseNameManagement",
            title: { zh: "费用名称", en: "Charge items", ar: "بنود الرسوم" },
            icon: "form",
            actions: ["view", "add", "edit", "delete", "export"],
            keepAlive: true,
          },
          {
            url: "/financialBill/exchangeRateInfo",
            title: { zh: "汇率管理", en: "Exchange rates", ar: "أسعار الصرف" },
            icon: "chart",
            actions: ["view", "add", "edit", "delete", "export"],
            keepAlive: true,
          },
          {
            url: "/financialBill/exchangeRateInfoLog",
            title: { zh: "汇率日志", en: "Exchange rate log", ar: "سجل أسعار الصرف" },
            icon: "history",
            actions: ["view", "export"],
            keepAlive: true,
          },
        ],
      },
    ],
  },
  {
    url: "/marketRisk",
    title: { zh: "市场风险", en: "Market risk", ar: "مخاطر السوق" },
    icon: "warning",
    children: [
      {
        url: "/marketRisk/antiMoneyLaunderingList",
        title: { zh: "反洗钱查询", en: "Sanctions screening", ar: "فحص العقوبات وغسل الأموال" },
        icon: "safety",
        actions: ["view", "add", "edit", "export", "approve"],
        keepAlive: true,
      },
      {
        url: "/marketRisk/restrictedList",
        title: { zh: "受限名单", en: "Restricted parties", ar: "الأطراف المقيّدة" },
        icon: "team",
        actions: ["view", "add", "edit", "delete", "export", "approve"],
        keepAlive: true,
      },
    ],
  },
  supplierMenu,
  {
    url: "/systemManagement",
    title: { zh: "系统管理", en: "System", ar: "إدارة النظام" },
    icon: "setting",
    children: [
      {
        url: "/systemManagement/userList",
        title: { zh: "用户管理", en: "Users", ar: "المستخدمون" },
        icon: "team",
        actions: ["view", "add", "edit", "delete", "export"],
        keepAlive: true,
      },
      {
        url: "/systemManagement/roleList",
        title: { zh: "角色管理", en: "Roles", ar: "الأدوار" },
        icon: "safety",
        actions: ["view", "add", "edit", "delete", "export"],
        keepAlive: true,
      },
      {
        url: "/systemManagement/getWayBillOperationLog",
        title: { zh: "运单操作日志", en: "Waybill operation log", ar: "سجل عمليات البوالص" },
        icon: "history",
        actions: ["view", "export"],
        keepAlive: true,
      },
      {
        url: "/systemManagement/invoiceTitle",
        title: { zh: "发票抬头", en: "Invoice titles", ar: "بيانات الفواتير" },
        icon: "file",
        actions: ["view", "add", "export"],
        keepAlive: true,
      },
    ],
  },
];

/** The customer's menu (overview §2). */
export const customerMenu: readonly MenuGroup[] = [
  {
    url: "/customerHome",
    title: { zh: "我的主页", en: "Home", ar: "الرئيسية" },
    icon: "home",
    children: [
      {
        url: "/customerHome/customerInfo",
        title: { zh: "客户信息", en: "My details", ar: "بياناتي" },
        icon: "user",
        actions: [],
        keepAlive: true,
        own: true,
      },
      {
        url: "/customerHome/messageList",
        title: { zh: "消息中心", en: "Messages", ar: "الرسائل" },
        icon: "mail",
        actions: [],
        keepAlive: true,
        own: true,
      },
    ],
  },
  {
    url: "/EntrustOrder",
    title: { zh: "委托订单", en: "Orders", ar: "الطلبات" },
    icon: "form",
    children: [
      {
        url: "/EntrustOrder/entrustOrder",
        title: { zh: "我的订单", en: "My orders", ar: "طلباتي" },
        icon: "form",
        actions: [],
        keepAlive: true,
        own: true,
      },
    ],
  },
  {
    url: "/ShipmentList",
    title: { zh: "货物清单", en: "Shipments", ar: "الشحنات" },
    icon: "truck",
    children: [
      {
        url: "/ShipmentList/shipmentList",
        title: { zh: "我的货物", en: "My shipments", ar: "شحناتي" },
        icon: "search",
        actions: [],
        keepAlive: true,
        own: true,
      },
    ],
  },
];

/** All pages of a menu in order. */
export function menuPages(groups: readonly (MenuGroup | MenuPage)[]): MenuPage[] {
  return groups.flatMap((entry) => ("children" in entry ? menuPages(entry.children) : [entry]));
}

/** What an action is called where a person reads it. */
export const actionTexts: Readonly<Record<Action, LocalText>> = {
  view: { zh: "查看", en: "View", ar: "عرض" },
  add: { zh: "新增", en: "Add", ar: "إضافة" },
  edit: { zh: "编辑", en: "Edit", ar: "تعديل" },
  delete: { zh: "删除", en: "Delete", ar: "حذف" },
  export: { zh: "导出", en: "Export", ar: "تصدير" },
  approve: { zh: "审批", en: "Approve", ar: "اعتماد" },
};
