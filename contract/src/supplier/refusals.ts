import { defineRefusals } from "#core";

export const supplierRefusals = defineRefusals("supplier", {
  exists: {
    status: 409,
    text: {
      zh: "该供应商已存在：{name}（{number}）",
      en: "This supplier is on file already: {name} ({number})",
      ar: "هذا المورّد مسجل مسبقًا: {name} ({number})",
    },
  },
  inUse: {
    status: 422,
    text: {
      zh: "供应商“{name}”已有应付费用，不能删除，可将其停用",
      en: "Costs are booked to “{name}”, so it cannot be deleted. Disable it instead",
      ar: "توجد تكاليف مسجلة للمورّد «{name}» ولا يمكن حذفه، يمكن إيقافه بدلًا من ذلك",
    },
  },
  country: {
    status: 422,
    text: { zh: "没有这个国家或地区", en: "There is no such country", ar: "لا يوجد بلد بهذا الاسم" },
  },
  port: {
    status: 422,
    text: {
      zh: "请从列表中选择港口或机场",
      en: "Choose a port or an airport from the list",
      ar: "اختر ميناءً أو مطارًا من القائمة",
    },
  },
  samePort: {
    status: 422,
    text: {
      zh: "目的港不能与起运港相同",
      en: "The port of destination must differ from the port of loading",
      ar: "يجب أن يختلف ميناء الوصول عن ميناء التحميل",
    },
  },
  validity: {
    status: 422,
    text: {
      zh: "有效期止不能早于有效期起",
      en: "The validity must not end before it begins",
      ar: "لا يجوز أن تنتهي الصلاحية قبل بدايتها",
    },
  },
  noSupplier: {
    status: 422,
    text: {
      zh: "请选择未停用的供应商",
      en: "Choose a supplier that is not disabled",
      ar: "اختر مورّدًا غير موقوف",
    },
  },
  notAgent: {
    status: 422,
    text: {
      zh: "该供应商不是海外代理",
      en: "This supplier is not an overseas agent",
      ar: "هذا المورّد ليس وكيلًا خارجيًا",
    },
  },
  offerAs: {
    status: 422,
    text: {
      zh: "请至少选择一种发布身份：供应商或海外代理",
      en: "Offer the company as a supplier, as an overseas agent, or as both",
      ar: "اختر عرض الشركة بصفة مورّد أو وكيل خارجي أو كليهما",
    },
  },
  notOwnService: {
    status: 422,
    text: {
      zh: "只能发布本公司自己的服务",
      en: "Only the company's own services can be offered",
      ar: "لا يمكن عرض إلا خدمات شركتك",
    },
  },
  importHeadings: {
    status: 422,
    text: {
      zh: "表格缺少列：{names}",
      en: "The sheet lacks these columns: {names}",
      ar: "أعمدة ناقصة في الجدول: {names}",
    },
  },
  importRows: {
    status: 422,
    text: {
      zh: "有 {rows} 行需要修改，未导入任何供应商",
      en: "{rows} rows must be corrected. Nothing was imported",
      ar: "عدد الصفوف التي تحتاج إلى تصحيح: {rows}. لم يُستورد شيء",
    },
  },
  importTwice: {
    status: 422,
    text: { zh: "与第 {row} 行重复", en: "The same as row {row}", ar: "مكرر مع الصف {row}" },
  },
});
