import { defineRefusals } from "#core";

/** Refusals of a charge of either side, a cost or a bill. */
export const supplierCostRefusals = defineRefusals("supplierCost", {
  reconciled: {
    status: 409,
    text: {
      zh: "费用 {billReferNo} 已在对账单 {number} 上，不能更改",
      en: "Cost {billReferNo} is on check bill {number} and does not change",
      ar: "التكلفة {billReferNo} مدرجة في كشف المطابقة {number} ولا يمكن تغييرها",
    },
  },
  onWriteOff: {
    status: 409,
    text: {
      zh: "费用 {billReferNo} 已在核销单 {number} 上，不能更改",
      en: "Cost {billReferNo} is on write-off {number} and does not change",
      ar: "التكلفة {billReferNo} مدرجة في سجل التسوية {number} ولا يمكن تغييرها",
    },
  },
  onInvoice: {
    status: 409,
    text: {
      zh: "费用 {billReferNo} 已在供应商发票 {number} 上，不能更改或删除",
      en: "Cost {billReferNo} is on supplier invoice {number} and neither changes nor goes",
      ar: "التكلفة {billReferNo} مدرجة في فاتورة المورّد {number} ولا يمكن تغييرها أو حذفها",
    },
  },
  noCustomer: {
    status: 422,
    text: {
      zh: "没有此客户编号，或该客户已停用",
      en: "There is no customer with this number, or it is disabled",
      ar: "لا يوجد عميل بهذا الرقم أو أنه موقوف",
    },
  },
  noPayee: {
    status: 422,
    text: {
      zh: "没有此供应商或客户编号，或其已停用",
      en: "There is no supplier or customer with this number, or it is disabled",
      ar: "لا يوجد مورّد أو عميل بهذا الرقم أو أنه موقوف",
    },
  },
  noChargeItem: {
    status: 422,
    text: {
      zh: "没有此费用，或该费用已停用",
      en: "There is no such charge item, or it is disabled",
      ar: "لا يوجد بند الرسوم هذا أو أنه موقوف",
    },
  },
  voided: {
    status: 422,
    text: {
      zh: "运单 {number} 已作废，不能新增费用或账单",
      en: "Waybill {number} is voided and takes no new costs or bills",
      ar: "البوليصة {number} ملغاة ولا تقبل تكاليف أو فواتير جديدة",
    },
  },
  /** Said by the job summary's lock. */
  oneFile: {
    status: 422,
    text: {
      zh: "只能上传一个文件，请先删除已有文件",
      en: "Only one file can be attached. Delete the present one first",
      ar: "يمكن إرفاق ملف واحد فقط، احذف الملف الحالي أولًا",
    },
  },
});
