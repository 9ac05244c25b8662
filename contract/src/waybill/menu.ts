import type { MenuPage, ModuleMenu } from "#system";

/** Roles that work on all of a waybill. */
const workers = ["operator", "sales", "customerService", "generalManager", "departmentManager"] as const;

/** Work on waybills with a right of its own, so that a role may do it and not change the waybill's form. */
const waybillWork: readonly MenuPage[] = [
  {
    url: "/logisticsManagement/checkWayBill/events",
    title: { zh: "运单轨迹", en: "Logistics events of waybills", ar: "أحداث مسار البوالص" },
    icon: "history",
    actions: ["add"],
    covers: {
      add: {
        zh: "添加轨迹事件，撤销错误事件，登记发货及快递单号",
        en: "Add events, withdraw wrong ones, enter departures with the carriers' numbers",
        ar: "إضافة الأحداث وسحب الخاطئ منها وتسجيل المغادرة بأرقام شركات التوصيل",
      },
    },
    keepAlive: false,
    rightOnly: true,
    presets: [{ roles: [...workers, "warehouse"], may: "all" }],
  },
  {
    url: "/logisticsManagement/checkWayBill/consolidation",
    title: { zh: "运单并单", en: "Consolidation of waybills", ar: "ضم البوالص إلى بوليصة رئيسية" },
    icon: "form",
    actions: ["edit"],
    covers: {
      edit: {
        zh: "分配主单号，将分单归入主单或移出主单",
        en: "Give master numbers, consolidate houses under a master waybill, take them out",
        ar: "إعطاء أرقام البوالص الرئيسية وضم البوالص الفرعية إليها وإخراجها منها",
      },
    },
    keepAlive: false,
    rightOnly: true,
    presets: [{ roles: workers, may: "all" }],
  },
  {
    url: "/logisticsManagement/checkWayBill/packing",
    title: { zh: "集装箱装箱", en: "Packing of containers", ar: "تعبئة الحاويات" },
    icon: "form",
    actions: ["edit"],
    covers: {
      edit: {
        zh: "登记海运主单的集装箱，将分单装入集装箱",
        en: "Enter the containers of sea master waybills and pack houses into them",
        ar: "تسجيل حاويات البوالص البحرية الرئيسية وتعبئة البوالص الفرعية فيها",
      },
    },
    keepAlive: false,
    rightOnly: true,
    presets: [{ roles: [...workers, "warehouse"], may: "all" }],
  },
  {
    url: "/logisticsManagement/checkWayBill/voiding",
    title: { zh: "运单作废", en: "Voiding of waybills", ar: "إلغاء البوالص" },
    icon: "warning",
    actions: ["delete"],
    covers: {
      delete: {
        zh: "填写原因后作废运单，或撤销作废",
        en: "Void waybills with a reason, and take the voiding back",
        ar: "إلغاء البوالص مع ذكر السبب، والتراجع عن الإلغاء",
      },
    },
    keepAlive: false,
    rightOnly: true,
    presets: [{ roles: ["generalManager", "departmentManager"], may: "all" }],
  },
];

export const waybillMenu: ModuleMenu = {
  staff: [
    {
      url: "/logisticsManagement/buildWayBillNo",
      title: { zh: "新建运单", en: "New waybill", ar: "بوليصة جديدة" },
      icon: "form",
      actions: ["view", "add"],
      keepAlive: true,
      presets: [{ roles: ["operator", "sales", "customerService", "generalManager", "departmentManager"], may: "all" }],
    },
    {
      url: "/logisticsManagement/checkWayBill",
      title: { zh: "运单查询", en: "Waybills", ar: "البوالص" },
      icon: "search",
      actions: ["view", "edit", "delete", "export"],
      covers: {
        view: {
          zh: "查找和查看运单，打印面单和运单",
          en: "Find and read waybills, print labels and waybills",
          ar: "البحث عن البوالص والاطلاع عليها وطباعة الملصقات والبوالص",
        },
        edit: {
          zh: "修改运单的全部内容，包括收发货人和代收货款",
          en: "Change everything in a waybill's form, shipper, consignee and COD included",
          ar: "تعديل كل بيانات البوليصة، بما فيها الشاحن والمرسل إليه والدفع عند الاستلام",
        },
        delete: {
          zh: "删除没有账单、供应商费用、库存和主单的运单",
          en: "Delete waybills without bills, costs, stock or master waybill",
          ar: "حذف البوالص التي ليس لها فواتير أو تكاليف أو مخزون أو بوليصة رئيسية",
        },
      },
      keepAlive: true,
      presets: [
        { roles: ["operator", "sales", "customerService"], may: ["view", "edit", "export"] },
        { roles: ["finance"], may: ["view", "export"] },
        { roles: ["warehouse", "approval", "marketing", "cashier"], may: ["view"] },
        { roles: ["generalManager", "departmentManager"], may: "all" },
      ],
    },
    ...waybillWork,
    {
      url: "/systemManagement/getWayBillOperationLog",
      title: { zh: "运单操作日志", en: "Waybill operation log", ar: "سجل إجراءات البوالص" },
      icon: "history",
      actions: ["view", "export"],
      keepAlive: true,
      presets: [
        { roles: ["departmentManager"], may: ["view"] },
        { roles: ["generalManager"], may: "all" },
      ],
    },
  ],
  customers: [
    {
      url: "/ShipmentList/shipmentList",
      title: { zh: "我的货物", en: "My shipments", ar: "شحناتي" },
      icon: "search",
      actions: [],
      keepAlive: true,
      own: true,
    },
  ],
};
