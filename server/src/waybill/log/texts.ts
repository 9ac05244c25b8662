import type { LocalText } from "@lading/contract/core";
import type { waybillActions } from "@lading/contract/waybill";

/** What can have been done to a waybill, as people read it. */
export const actionTexts = {
  add: { zh: "新增", en: "Added", ar: "إضافة" },
  import: { zh: "导入", en: "Imported", ar: "استيراد" },
  edit: { zh: "修改", en: "Changed", ar: "تعديل" },
  delete: { zh: "删除", en: "Deleted", ar: "حذف" },
  void: { zh: "作废", en: "Voided", ar: "إلغاء" },
  addEvent: { zh: "新增轨迹", en: "Event added", ar: "إضافة حدث" },
  withdrawEvent: { zh: "撤销轨迹", en: "Event withdrawn", ar: "سحب حدث" },
  mainNumber: { zh: "填写主单号", en: "Main number given", ar: "إدخال الرقم الرئيسي" },
  consolidate: { zh: "并入主单", en: "Put under a main waybill", ar: "ضم إلى بوليصة رئيسية" },
  takeOut: { zh: "移出主单", en: "Taken out of a main waybill", ar: "إخراج من البوليصة الرئيسية" },
  addContainer: { zh: "新增集装箱", en: "Container added", ar: "إضافة حاوية" },
  editContainer: { zh: "修改集装箱", en: "Container changed", ar: "تعديل حاوية" },
  deleteContainer: { zh: "删除集装箱", en: "Container deleted", ar: "حذف حاوية" },
  pack: { zh: "装箱", en: "Packing", ar: "تعبئة الحاويات" },
  payment: { zh: "修改付款状态", en: "Payment status changed", ar: "تغيير حالة الدفع" },
  expressNumber: { zh: "生成快递单号", en: "Express number given", ar: "إصدار رقم الشحنة السريعة" },
  print: { zh: "打印", en: "Printed", ar: "طباعة" },
  addFile: { zh: "添加文件", en: "File added", ar: "إضافة ملف" },
  editFile: { zh: "修改文件信息", en: "File details changed", ar: "تعديل بيانات ملف" },
  deleteFile: { zh: "删除文件", en: "File deleted", ar: "حذف ملف" },
  sendFile: { zh: "邮件发送文件", en: "File sent by e-mail", ar: "إرسال ملف بالبريد" },
  addCost: { zh: "新增供应商费用", en: "Supplier cost entered", ar: "إضافة تكلفة مورّد" },
  editCost: { zh: "修改供应商费用", en: "Supplier cost changed", ar: "تعديل تكلفة مورّد" },
  deleteCost: { zh: "删除供应商费用", en: "Supplier cost deleted", ar: "حذف تكلفة مورّد" },
  addBill: { zh: "新增账单", en: "Bill written", ar: "إصدار فاتورة" },
  editBill: { zh: "修改账单", en: "Bill changed", ar: "تعديل فاتورة" },
  deleteBill: { zh: "删除账单", en: "Bill deleted", ar: "حذف فاتورة" },
  sendBill: { zh: "邮件发送账单", en: "Bill sent by e-mail", ar: "إرسال فاتورة بالبريد الإلكتروني" },
  signJob: { zh: "作业签核", en: "Job signed off", ar: "توقيع العملية" },
  withdrawJobSign: { zh: "撤回作业签核", en: "Job sign-off withdrawn", ar: "سحب توقيع العملية" },
  receiveGoods: { zh: "收货入库", en: "Goods received", ar: "استلام البضاعة" },
  passCredit: { zh: "信用放行", en: "Credit released", ar: "الموافقة على تجاوز الائتمان" },
  withdrawReceipt: { zh: "撤销收货", en: "Goods receipt withdrawn", ar: "سحب الاستلام" },
} as const satisfies Record<(typeof waybillActions)[number], LocalText>;

/** Headings of the log's spreadsheet, and words in its values. */
export const logTexts = {
  log: { zh: "运单操作日志", en: "Waybill operation log", ar: "سجل عمليات البوالص" },
  action: { zh: "操作类型", en: "Action", ar: "العملية" },
  userName: { zh: "操作人", en: "User", ar: "المستخدم" },
  ip: { zh: "IP 地址", en: "IP address", ar: "عنوان IP" },
  createdAt: { zh: "操作时间", en: "Time", ar: "الوقت" },
  field: { zh: "字段", en: "Field", ar: "الحقل" },
  before: { zh: "修改前", en: "Before", ar: "قبل" },
  after: { zh: "修改后", en: "After", ar: "بعد" },
  yes: { zh: "是", en: "Yes", ar: "نعم" },
  no: { zh: "否", en: "No", ar: "لا" },
} as const satisfies Record<string, LocalText>;
