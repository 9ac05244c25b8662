import { defineRefusals } from "./refusal.ts";

/** Refusals that any call may give, and the messages of the shared field kinds. */
export const coreRefusals = defineRefusals("core", {
  malformed: {
    status: 400,
    text: {
      zh: "提交的内容有误，请检查标出的字段",
      en: "Please check the marked fields",
      ar: "يرجى مراجعة الحقول المشار إليها",
    },
  },
  unreadable: {
    status: 400,
    text: { zh: "无法解析该请求", en: "The request cannot be read", ar: "تعذّرت قراءة الطلب" },
  },
  unknownField: {
    status: 400,
    text: { zh: "不支持的字段：{names}", en: "Unknown field: {names}", ar: "حقل غير معروف: {names}" },
  },
  required: { status: 422, text: { zh: "此项必填", en: "This field is required", ar: "هذا الحقل مطلوب" } },
  invalid: { status: 422, text: { zh: "内容无效", en: "This value is not valid", ar: "القيمة غير صالحة" } },
  unstorableText: {
    status: 422,
    text: {
      zh: "含有无法保存的字符，请删除后重新输入",
      en: "This contains a character that cannot be stored. Please type it again",
      ar: "يحتوي النص على حرف لا يمكن حفظه، يرجى إعادة كتابته",
    },
  },
  tooLong: {
    status: 422,
    text: { zh: "最多 {max} 个字符", en: "At most {max} characters", ar: "الحد الأقصى لعدد الأحرف: {max}" },
  },
  tooShort: {
    status: 422,
    text: { zh: "至少 {min} 个字符", en: "At least {min} characters", ar: "الحد الأدنى لعدد الأحرف: {min}" },
  },
  tooMany: {
    status: 422,
    text: { zh: "最多添加 {max} 项", en: "A maximum of {max} can be added", ar: "يمكن إضافة {max} كحد أقصى" },
  },
  tooFew: {
    status: 422,
    text: { zh: "至少需要 {min} 项", en: "At least {min} needed", ar: "المطلوب {min} على الأقل" },
  },
  tooLarge: {
    status: 422,
    text: { zh: "不能大于 {max}", en: "Must be at most {max}", ar: "يجب ألا تزيد القيمة على {max}" },
  },
  tooSmall: {
    status: 422,
    text: { zh: "不能小于 {min}", en: "Must be at least {min}", ar: "يجب ألا تقل القيمة عن {min}" },
  },
  email: {
    status: 422,
    text: { zh: "邮箱格式不正确", en: "This is not a valid e-mail address", ar: "صيغة البريد الإلكتروني غير صحيحة" },
  },
  phone: {
    status: 422,
    text: { zh: "电话号码格式不正确", en: "This is not a valid phone number", ar: "صيغة رقم الهاتف غير صحيحة" },
  },
  date: {
    status: 422,
    text: {
      zh: "日期无效，请按 2026-11-20 的格式填写",
      en: "This is not a valid date: it is written like 2026-11-20",
      ar: "التاريخ غير صالح، ويُكتب هكذا: 2026-11-20",
    },
  },
  moment: { status: 422, text: { zh: "时间无效", en: "This is not a valid time", ar: "الوقت غير صالح" } },
  wholeNumber: { status: 422, text: { zh: "请输入整数", en: "Enter a whole number", ar: "أدخل عددًا صحيحًا" } },
  decimal: {
    status: 422,
    text: {
      zh: "请输入数字，最多 {scale} 位小数",
      en: "Enter a number with at most {scale} decimals",
      ar: "أدخل رقمًا لا تزيد منازله العشرية على {scale}",
    },
  },
  wholeAmount: {
    status: 422,
    text: {
      zh: "{currency} 金额不能有小数",
      en: "Amounts in {currency} have no decimals",
      ar: "مبالغ {currency} أعداد صحيحة بلا كسور عشرية",
    },
  },
  amountDecimals: {
    status: 422,
    text: {
      zh: "{currency} 金额最多 {scale} 位小数",
      en: "Amounts in {currency} have at most {scale} decimals",
      ar: "الحد الأقصى للمنازل العشرية في مبالغ {currency}: {scale}",
    },
  },
  positive: {
    status: 422,
    text: { zh: "必须大于 0", en: "Must be greater than 0", ar: "يجب أن تكون القيمة أكبر من صفر" },
  },
  loginExpired: {
    status: 401,
    text: {
      zh: "登录已过期，请重新登录",
      en: "Your login has expired, please log in again",
      ar: "انتهت صلاحية تسجيل الدخول، يرجى تسجيل الدخول مجددًا",
    },
  },
  noRight: {
    status: 403,
    text: {
      zh: "您没有“{right}”的权限，请联系管理员",
      en: "You do not have the right “{right}”. Please ask your administrator",
      ar: "ليست لديك صلاحية «{right}»، يرجى التواصل مع مسؤول النظام",
    },
  },
  wrongAudience: {
    status: 403,
    text: {
      zh: "当前账号类型不能使用此功能",
      en: "This function is not for your kind of account",
      ar: "هذه الوظيفة غير متاحة لنوع حسابك",
    },
  },
  companyFirst: {
    status: 403,
    text: { zh: "请先添加公司信息", en: "Please add your company first", ar: "يرجى إضافة بيانات الشركة أولًا" },
  },
  periodExpired: {
    status: 403,
    text: {
      zh: "账号已于 {date} 到期，数据仍然保留并可导出",
      en: "Your account expired on {date}. Your data is kept and can still be exported",
      ar: "انتهت صلاحية الحساب في {date}. بياناتك محفوظة ويمكن تصديرها",
    },
  },
  notFound: { status: 404, text: { zh: "未找到该记录", en: "Not found", ar: "السجل غير موجود" } },
  stale: {
    status: 409,
    text: {
      zh: "该记录已被他人修改，请核对最新内容后再操作",
      en: "Someone else has changed this record. Look at it as it is now, then try again",
      ar: "عدّل مستخدم آخر هذا السجل. راجعه كما هو الآن ثم أعد المحاولة",
    },
  },
  duplicate: { status: 409, text: { zh: "该记录已存在", en: "This already exists", ar: "هذا السجل موجود بالفعل" } },
  keyReused: {
    status: 409,
    text: {
      zh: "同一个 Idempotency-Key 已用于其他内容",
      en: "This Idempotency-Key was already used with another body",
      ar: "سبق استخدام مفتاح Idempotency-Key نفسه مع محتوى مختلف",
    },
  },
  tooLargeBody: {
    status: 413,
    text: { zh: "内容过大，上限为 {max}", en: "Too large: the limit is {max}", ar: "الحجم كبير جدًا، الحد الأقصى {max}" },
  },
  exportTooLong: {
    status: 422,
    text: {
      zh: "一次最多导出 {max} 行，请缩小筛选范围后分次导出",
      en: "At most {max} rows can be exported at once. Narrow the filters and export in parts",
      ar: "يمكن تصدير {max} من الصفوف كحد أقصى في المرة الواحدة، يرجى تضييق التصفية والتصدير على أجزاء",
    },
  },
  tooManyRequests: {
    status: 429,
    text: {
      zh: "操作过于频繁，请在 {seconds} 秒后重试",
      en: "Too many requests. Please try again in {seconds} s",
      ar: "طلبات كثيرة جدًا، يرجى المحاولة لاحقًا (الثواني المتبقية: {seconds})",
    },
  },
  internal: {
    status: 500,
    text: {
      zh: "服务器出错，请联系我们并提供编号 {correlationId}",
      en: "Something went wrong on our side. Please quote {correlationId} when you contact us",
      ar: "حدث خطأ في الخادم، يرجى ذكر الرقم {correlationId} عند التواصل معنا",
    },
  },
  unavailable: {
    status: 503,
    text: {
      zh: "数据库暂时不可用，您的内容未提交，请稍后重试",
      en: "The database is unavailable at the moment. Nothing was saved; please try again shortly",
      ar: "قاعدة البيانات غير متاحة مؤقتًا ولم يُحفظ شيء، يرجى المحاولة بعد قليل",
    },
  },
  busy: {
    status: 503,
    text: {
      zh: "系统繁忙，您的内容未提交，请稍后重试",
      en: "The server is very busy just now. Nothing was saved; please try again shortly",
      ar: "الخادم مشغول جدًا الآن ولم يُحفظ شيء، يرجى المحاولة بعد قليل",
    },
  },
  recordBusy: {
    status: 503,
    text: {
      zh: "其他人正在处理同一条记录，您的内容未提交，请稍后重试",
      en: "Others are working on the same record just now. Nothing was saved; please try again shortly",
      ar: "يعمل آخرون على السجل نفسه الآن ولم يُحفظ شيء، يرجى المحاولة بعد قليل",
    },
  },
  storageFull: {
    status: 503,
    text: {
      zh: "服务器存储空间已满，您的内容未保存，请联系平台运营方",
      en: "The server's disk is full. Nothing was saved; please tell whoever runs the server",
      ar: "امتلأت مساحة التخزين في الخادم ولم يُحفظ شيء، يرجى إبلاغ مسؤول الخادم",
    },
  },
});
