import { defineRefusals } from "#core";

export const expenseCategoryRefusals = defineRefusals("expenseCategory", {
  nameTaken: {
    status: 409,
    text: {
      zh: "同一上级下已有此名称",
      en: "There is a category of this name at this place already",
      ar: "يوجد بالفعل فئة بهذا الاسم في المستوى نفسه",
    },
  },
  tooDeep: {
    status: 422,
    text: {
      zh: "费用类别只有两级：请选择一级类别作为上级",
      en: "Categories have two levels: choose one of the upper level",
      ar: "للفئات مستويان فقط: اختر فئة من المستوى الأعلى",
    },
  },
  hasChildren: {
    status: 422,
    text: {
      zh: "“{name}”下还有子类别，请先移走或删除",
      en: "“{name}” has categories below it. Move or delete them first",
      ar: "تندرج تحت «{name}» فئات فرعية، انقلها أو احذفها أولًا",
    },
  },
  inUse: {
    status: 422,
    text: {
      zh: "“{name}”已被费用申请使用，不能删除，可以停用",
      en: "“{name}” stands on requests, so it is not deleted. It can be disabled",
      ar: "«{name}» مستخدمة في طلبات صرف فلا تُحذف، ويمكن إيقافها",
    },
  },
  disabled: {
    status: 422,
    text: {
      zh: "该费用类别已停用",
      en: "This category is disabled",
      ar: "فئة المصروف هذه موقوفة",
    },
  },
});
