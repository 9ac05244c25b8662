import { defineRefusals } from "#core";

export const reportQueryRefusals = defineRefusals("reportQuery", {
  unknownField: {
    status: 422,
    text: {
      zh: "所选数据中没有此字段",
      en: "These data have no such field",
      ar: "لا يوجد هذا الحقل في البيانات المختارة",
    },
  },
  operator: {
    status: 422,
    text: {
      zh: "此字段不能这样比较",
      en: "This field is not compared so",
      ar: "لا تصلح هذه المقارنة لهذا الحقل",
    },
  },
  value: {
    status: 422,
    text: { zh: "请填写正确的值", en: "Enter a value of this field", ar: "أدخل قيمة صالحة لهذا الحقل" },
  },
  nothingShown: {
    status: 422,
    text: {
      zh: "请至少选择一列或一个分组",
      en: "Choose at least one column or group",
      ar: "اختر عمودًا واحدًا أو مجموعة واحدة على الأقل",
    },
  },
  nameTaken: {
    status: 409,
    text: {
      zh: "您已有同名的查询",
      en: "You have a report query of this name already",
      ar: "لديك استعلام بهذا الاسم بالفعل",
    },
  },
  notYours: {
    status: 403,
    text: {
      zh: "只有创建人{name}或有审批权限者可以修改此共享查询；您可以另存为自己的查询",
      en: "Only {name}, who made it, or somebody with the right to approve changes this shared query; you can save it as your own",
      ar: "لا يغيّر هذا الاستعلام المشترك إلا {name} الذي أنشأه أو من لديه صلاحية الموافقة؛ يمكنك حفظه كاستعلام خاص بك",
    },
  },
});
