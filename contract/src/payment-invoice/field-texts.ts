import { billFieldTexts } from "#bill";
import { checkBillFieldTexts } from "#check-bill";
import { commonFieldTexts, type LocalText } from "#core";
import { costFieldTexts } from "#supplier-cost";

/** Names of the fields of suppliers' invoices and of the costs that they gather. */
export const paymentInvoiceFieldTexts = {
  paymentInvoiceNo: costFieldTexts.paymentInvoiceNo,
  billReferNo: costFieldTexts.billReferNo,
  status: commonFieldTexts.status,
  paymentStatus: { zh: "付款状态", en: "Payment", ar: "حالة الدفع" },
  customerNumber: costFieldTexts.customerNumber,
  customerName: costFieldTexts.customerName,
  invoiceDate: { zh: "发票日期", en: "Invoice date", ar: "تاريخ الفاتورة" },
  dueDate: billFieldTexts.dueDate,
  currency: commonFieldTexts.currency,
  expected: { zh: "应付金额", en: "Expected amount", ar: "المبلغ المتوقع" },
  amount: { zh: "发票金额", en: "Invoiced amount", ar: "مبلغ الفاتورة" },
  difference: { zh: "差额", en: "Over or under expected", ar: "الفرق عن المتوقع" },
  paid: { zh: "已付金额", en: "Paid amount", ar: "المبلغ المدفوع" },
  balance: billFieldTexts.balance,
  count: checkBillFieldTexts.count,
  reason: commonFieldTexts.reason,
  attachments: { zh: "发票附件", en: "Invoice files", ar: "ملفات الفاتورة" },
  remark: commonFieldTexts.remark,
  lines: { zh: "发票明细", en: "Invoice lines", ar: "بنود الفاتورة" },
  confirmedByName: { zh: "确认人", en: "Confirmed by", ar: "أكّدها" },
  confirmedAt: { zh: "确认时间", en: "Confirmed at", ar: "وقت التأكيد" },
  onlyUser: { zh: "公司唯一用户，由本人处理", en: "By the company's only user", ar: "من المستخدم الوحيد في الشركة" },
  voidReason: billFieldTexts.voidReason,
  createdByName: costFieldTexts.createdByName,
  createDate: costFieldTexts.createdAt,
  waybillNumber: costFieldTexts.waybillNumber,
  chargeItem: costFieldTexts.chargeItem,
  costDate: costFieldTexts.costDate,
} as const satisfies Record<string, LocalText>;
