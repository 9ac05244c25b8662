import { defineRefusals } from "#core";

/** Refusals about companies and their users (catalogue §5, §8). */
export const userRefusals = defineRefusals("user", {
  timeZone: {
    status: 422,
    text: { zh: "时区无效", en: "There is no such time zone", ar: "المنطقة الزمنية غير معروفة" },
  },
  taxNumber: {
    status: 422,
    text: {
      zh: "税号只能包含字母、数字和短横线",
      en: "A tax number has letters, digits and dashes only",
      ar: "يتكوّن الرقم الضريبي من أحرف لاتينية وأرقام وشرطات فقط",
    },
  },
  companyCodeTaken: {
    status: 409,
    text: { zh: "公司代码已被使用", en: "This company code is taken", ar: "رمز الشركة هذا مستخدم" },
  },
  companyCodeFormat: {
    status: 422,
    text: {
      zh: "公司代码为 2–10 位大写字母或数字，以字母开头",
      en: "A company code has 2 to 10 capital letters or digits and begins with a letter",
      ar: "رمز الشركة من 2 إلى 10 أحرف لاتينية كبيرة أو أرقام ويبدأ بحرف",
    },
  },
  companyThere: {
    status: 409,
    text: { zh: "您已添加公司", en: "You have added your company already", ar: "سبق أن أضفت شركتك" },
  },
  companyNameTooShort: {
    status: 422,
    text: { zh: "请至少输入 3 个字符", en: "Enter at least 3 characters", ar: "أدخل 3 أحرف على الأقل" },
  },
  noCompanyWithCode: {
    status: 404,
    text: { zh: "没有使用该代码的公司", en: "No company has this code", ar: "لا توجد شركة بهذا الرمز" },
  },
  accountNeeded: {
    status: 422,
    text: {
      zh: "请填写手机号或邮箱",
      en: "Enter an e-mail address or a phone number",
      ar: "أدخل بريدًا إلكترونيًا أو رقم هاتف",
    },
  },
  accountNotYours: {
    status: 422,
    text: {
      zh: "更换登录手机号或邮箱需先验证",
      en: "A new sign-in address must be verified with a code",
      ar: "يجب التحقق من عنوان الدخول الجديد برمز",
    },
  },
  companyFirst: {
    status: 422,
    text: {
      zh: "请先让该用户添加公司",
      en: "Ask the user to add a company first",
      ar: "اطلب من المستخدم إضافة شركة أولًا",
    },
  },
  superiorCircle: {
    status: 422,
    text: {
      zh: "“{name}”是该用户的下级，不能设为上级",
      en: "“{name}” reports to this user and cannot be the superior",
      ar: "«{name}» تابع لهذا المستخدم ولا يمكن أن يكون مديره",
    },
  },
  wouldSeeMore: {
    status: 403,
    text: {
      zh: "您还看不到“{name}”的数据，不能将其设为您自己或您下属的下级，请联系管理员",
      en: "You do not see the records of “{name}”, so you cannot put them below you or your people. Please ask your administrator",
      ar: "أنت لا تطّلع على سجلات «{name}» فلا يمكنك جعله تابعًا لك أو لمن هم دونك، يرجى التواصل مع مسؤول النظام",
    },
  },
  notYourself: {
    status: 422,
    text: {
      zh: "不能对自己执行此操作",
      en: "You cannot do this to yourself",
      ar: "لا يمكنك تنفيذ هذا الإجراء على حسابك",
    },
  },
  lastAdministrator: {
    status: 422,
    text: {
      zh: "公司必须至少保留一名正常的管理员",
      en: "A company must keep at least one administrator in use",
      ar: "يجب أن يبقى في الشركة مسؤول نظام واحد فعّال على الأقل",
    },
  },
  administratorOnly: {
    status: 403,
    text: {
      zh: "只有公司管理员可以执行此操作",
      en: "Only a company administrator may do this",
      ar: "هذا الإجراء لمسؤول نظام الشركة فقط",
    },
  },
  userHasRecords: {
    status: 422,
    text: {
      zh: "“{name}”名下有 {count} 票运单，不能删除，可改为冻结",
      en: "“{name}” is named on waybills ({count}) and cannot be deleted; freeze the account instead",
      ar: "«{name}» مذكور في بوالص (عددها: {count}) ولا يمكن حذفه، يمكنك تجميد حسابه",
    },
  },
  invoiceTitleThere: {
    status: 409,
    text: {
      zh: "该税号的发票抬头已存在",
      en: "A title with this tax number exists already",
      ar: "توجد بيانات فوترة بهذا الرقم الضريبي",
    },
  },
});
