import { defineRefusals } from "#core";

/** Refusals about waybills (catalogue §5, decisions.md "Waybills"). */
export const waybillRefusals = defineRefusals("waybill", {
  partyBlocked: {
    status: 422,
    text: {
      zh: "与受限或制裁名单中的“{name}”相符，不能保存该运单",
      en: "This matches {name} on the restricted or a sanctions list: the waybill cannot be saved",
      ar: "يطابق {name} المدرج في القائمة المقيّدة أو قائمة العقوبات، ولا يمكن حفظ البوليصة",
    },
  },
  decimals: {
    status: 422,
    text: {
      zh: "重量仅支持整数或三位小数",
      en: "Weight only supports three decimal or whole numbers",
      ar: "يُقبل الوزن بأعداد صحيحة أو بثلاث منازل عشرية كحد أقصى",
    },
  },
  mainNumberFormat: {
    status: 422,
    text: {
      zh: "空运主单号为 11 位数字：三位航司代码和八位单号，如 020-12345675",
      en: "An air master number has 11 digits: the airline's three and eight more, such as 020-12345675",
      ar: "رقم البوليصة الجوية الرئيسية 11 رقمًا: رمز شركة الطيران من ثلاثة أرقام ثم ثمانية أرقام، مثل ‎020-12345675",
    },
  },
  mainNumberCheck: {
    status: 422,
    text: {
      zh: "主单号校验位错误，末位应为 {expected}，即 {number}",
      en: "The check digit is wrong: the last digit must be {expected}, i.e. {number}",
      ar: "رقم التحقق غير صحيح: يجب أن يكون الرقم الأخير {expected}، أي {number}",
    },
  },
  mainNumberNeeded: {
    status: 422,
    text: { zh: "请先填写主单号", en: "Add a master number first", ar: "أدخل رقم البوليصة الرئيسية أولًا" },
  },
  containerFormat: {
    status: 422,
    text: {
      zh: "柜号为四位字母（末位 U、J 或 Z）加七位数字，如 CSQU3054383",
      en: "A container number has four letters, the last U, J or Z, and seven digits, such as CSQU3054383",
      ar: "رقم الحاوية أربعة أحرف لاتينية آخرها U أو J أو Z ثم سبعة أرقام، مثل ‎CSQU3054383",
    },
  },
  containerCheck: {
    status: 422,
    text: {
      zh: "柜号校验位错误，末位应为 {expected}，即 {number}",
      en: "The check digit is wrong: the last digit must be {expected}, i.e. {number}",
      ar: "رقم التحقق غير صحيح: يجب أن يكون الرقم الأخير {expected}، أي {number}",
    },
  },
  numberTaken: {
    status: 409,
    text: {
      zh: "运单号 {number} 已使用过",
      en: "The number {number} has been used already",
      ar: "الرقم {number} مستخدم من قبل",
    },
  },
  houseNumberFormat: {
    status: 422,
    text: {
      zh: "运单号只能包含字母、数字和 - / . _",
      en: "A waybill number holds only letters, digits and - / . _",
      ar: "رقم البوليصة يقتصر على الأحرف اللاتينية والأرقام والرموز ‎- / . _",
    },
  },
  totalWeight: {
    status: 422,
    text: {
      zh: "总重量应为 {expected} kg（各项之和）",
      en: "The total weight must be {expected} kg, the sum of the items",
      ar: "يجب أن يكون مجموع الأوزان {expected} كجم وهو مجموع البنود",
    },
  },
  totalVolume: {
    status: 422,
    text: {
      zh: "总体积应为 {expected} m³（各项之和）",
      en: "The total volume must be {expected} m³, the sum of the items",
      ar: "يجب أن يكون الحجم الإجمالي {expected} م³ وهو مجموع البنود",
    },
  },
  totalPieces: {
    status: 422,
    text: {
      zh: "总件数应为 {expected}",
      en: "The number of pieces must be {expected}",
      ar: "يجب أن يكون عدد القطع {expected}",
    },
  },
  itemVolume: {
    status: 422,
    text: {
      zh: "该项体积应为 {expected} m³（箱数 × 单箱体积）",
      en: "The volume must be {expected} m³: boxes × volume of a box",
      ar: "يجب أن يكون الحجم {expected} م³: عدد الصناديق × حجم الصندوق",
    },
  },
  itemMeasures: {
    status: 422,
    text: {
      zh: "请填写长宽高，或填写单箱体积",
      en: "Enter length, width and height, or the volume of a box",
      ar: "أدخل الطول والعرض والارتفاع، أو حجم الصندوق",
    },
  },
  itemValue: {
    status: 422,
    text: {
      zh: "货值应为 {expected}（单价 × 箱数）",
      en: "The value must be {expected}: unit price × boxes",
      ar: "يجب أن تكون القيمة {expected}: سعر الوحدة × عدد الصناديق",
    },
  },
  chargeableWeight: {
    status: 422,
    text: {
      zh: "计费重应为 {expected} kg",
      en: "The chargeable weight must be {expected} kg",
      ar: "يجب أن يكون الوزن المحتسب {expected} كجم",
    },
  },
  oneCurrency: {
    status: 422,
    text: {
      zh: "各项货物的币种必须一致",
      en: "All items must be in one currency",
      ar: "يجب أن تكون جميع البنود بعملة واحدة",
    },
  },
  codCurrencyNeeded: {
    status: 422,
    text: {
      zh: "有代收金额时请选择币种",
      en: "Choose the currency of the cash on delivery",
      ar: "اختر عملة الدفع عند الاستلام",
    },
  },
  codChannelNeeded: {
    status: 422,
    text: {
      zh: "有代收金额时请选择代收方式",
      en: "Choose how the cash on delivery is taken",
      ar: "اختر طريقة تحصيل الدفع عند الاستلام",
    },
  },
  customerNeeded: {
    status: 422,
    text: { zh: "请选择客户，或填写客户名称", en: "Choose a customer, or enter a name", ar: "اختر عميلًا أو أدخل اسمه" },
  },
  customerGone: {
    status: 422,
    text: {
      zh: "该客户不存在或已停用",
      en: "This customer does not exist or is disabled",
      ar: "هذا العميل غير موجود أو موقوف",
    },
  },
  warehouseNeeded: { status: 422, text: { zh: "请选择仓库", en: "Choose a warehouse", ar: "اختر المستودع" } },
  staffNeeded: {
    status: 422,
    text: { zh: "请选择在职员工", en: "Choose an active user", ar: "اختر مستخدمًا فعّالًا" },
  },
  doorAddressNeeded: {
    status: 422,
    text: {
      zh: "到门运输请填写完整的收货人信息",
      en: "Delivery to the door needs the consignee's full address",
      ar: "التسليم حتى الباب يتطلب عنوان المرسل إليه كاملًا",
    },
  },
  arrivalBeforeDeparture: {
    status: 422,
    text: {
      zh: "预计到达不能早于预计离开",
      en: "The arrival cannot be before the departure",
      ar: "لا يمكن أن يسبق الوصول المغادرة",
    },
  },
  selectFirst: { status: 422, text: { zh: "请先选择运单", en: "Select waybills first", ar: "اختر البوالص أولًا" } },
  hasMain: {
    status: 422,
    text: {
      zh: "运单 {number} 已有主单号（{main}），请勿选择",
      en: "Waybill {number} has a master number already ({main}); do not choose it",
      ar: "البوليصة {number} لها رقم رئيسي ({main})، لا تخترها",
    },
  },
  notAHouse: {
    status: 422,
    text: {
      zh: "运单 {number} 不能归入该主单：类型不同或已作废",
      en: "Waybill {number} cannot go under this master waybill: another type, a master itself, or voided",
      ar: "لا يمكن ضم البوليصة {number}: نوعها مختلف أو أنها رئيسية أو ملغاة",
    },
  },
  deleteRefused: {
    status: 422,
    text: {
      zh: "运单 {number} 已有账单、费用、库存或主单，不能删除，请改为作废",
      en: "Waybill {number} has bills, costs, stock or a master waybill and cannot be deleted; void it instead",
      ar: "البوليصة {number} مرتبطة بفواتير أو تكاليف أو مخزون أو بوليصة رئيسية ولا يمكن حذفها، يمكنك إلغاؤها",
    },
  },
  voided: {
    status: 422,
    text: {
      zh: "运单 {number} 已作废，不能修改",
      en: "Waybill {number} is voided and cannot be changed",
      ar: "البوليصة {number} ملغاة ولا يمكن تعديلها",
    },
  },
  wrongForm: {
    status: 422,
    text: { zh: "该运单不属于此表单的类型", en: "This waybill is of another type", ar: "هذه البوليصة من نوع آخر" },
  },
  stockEmpty: {
    status: 422,
    text: {
      zh: "航司 {prefix} 的空运单号已用完",
      en: "The stock of airline {prefix} is used up",
      ar: "نفد مخزون أرقام شركة الطيران {prefix}",
    },
  },
  stockOverlap: {
    status: 409,
    text: {
      zh: "号段与已有号段重叠",
      en: "The range overlaps with one that is there already",
      ar: "يتداخل النطاق مع نطاق موجود",
    },
  },
  stockRange: {
    status: 422,
    text: {
      zh: "结束号不能小于起始号",
      en: "The last serial cannot be before the first",
      ar: "لا يمكن أن يسبق الرقم الأخير الرقم الأول",
    },
  },
  stockNumberVoided: {
    status: 422,
    text: {
      zh: "空运单号 {number} 已作废，不能使用",
      en: "The air waybill number {number} was voided and cannot be used",
      ar: "رقم البوليصة الجوية {number} ملغى ولا يمكن استخدامه",
    },
  },
  stockNumberIssued: {
    status: 422,
    text: {
      zh: "该单号已用于运单 {number}",
      en: "This number was issued to waybill {number}",
      ar: "صدر هذا الرقم للبوليصة {number}",
    },
  },
  importSheet: {
    status: 422,
    text: {
      zh: "表格缺少列：{columns}。请使用模板",
      en: "Missing columns: {columns}. Please use the template",
      ar: "أعمدة ناقصة: {columns}. يرجى استخدام القالب",
    },
  },
  importRows: {
    status: 422,
    text: {
      zh: "有 {count} 行数据有误，未导入任何数据",
      en: "{count} rows are wrong. Nothing was imported",
      ar: "توجد أخطاء في {count} من الصفوف ولم يُستورد شيء",
    },
  },
  importTwice: {
    status: 422,
    text: { zh: "第 {row} 行已使用该单号", en: "Row {row} has the same number", ar: "الرقم نفسه مستخدم في الصف {row}" },
  },
  importDiffers: {
    status: 422,
    text: {
      zh: "与第 {row} 行是同一票运单，此处请留空或填写相同内容",
      en: "This row belongs to the waybill of row {row}: leave this cell empty, or write the same",
      ar: "هذا الصف تابع لبوليصة الصف {row}: اترك الخلية فارغة أو اكتب القيمة نفسها",
    },
  },
});
