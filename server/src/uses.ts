import { billUse, waybillBillUse } from "#bill";
import { approverUserUse, chainUserUse, substituteUserUse } from "#approval";
import { checkBillSupplierUse, linkedSupplierUse } from "#check-bill";
import { type CurrencyUse } from "#currency";
import { requestCategoryUse } from "#financial-request";
import { waybillGoodsUse } from "#goods-receipt";
import { costUse, supplierUse, waybillCostUse } from "#supplier-cost";
import { paymentInvoiceSupplierUse } from "#payment-invoice";
import { waybillUserUse } from "#waybill";
import { sourceSupplierUse, writeOffSupplierUse } from "#write-off";

/** Records that keep others from being deleted; a test finds a forgotten table. */
export const uses = {
  users: [waybillUserUse, chainUserUse, substituteUserUse, approverUserUse],
  suppliers: [
    supplierUse,
    checkBillSupplierUse,
    linkedSupplierUse,
    sourceSupplierUse,
    writeOffSupplierUse,
    paymentInvoiceSupplierUse,
  ],
  chargeItems: [costUse, billUse],
  expenseCategories: [requestCategoryUse],
  waybills: [waybillBillUse, waybillCostUse, waybillGoodsUse],
  currencies: [
    { table: "collection_bill", settles: true },
    { table: "supplier_cost", settles: true },
    { table: "exchange_rate", settles: true },
    { table: "check_bill", settles: false },
    { table: "money_source", settles: true },
    { table: "write_off", settles: false },
    { table: "client_fund", settles: false },
    { table: "client_fund_entry", settles: true },
    { table: "client_fund_movement", settles: true },
    { table: "receipt_pre_record", settles: false },
    { table: "payment_invoice", settles: false },
    { table: "tax_invoice_application", settles: false },
    { table: "tax_invoice", settles: false },
    { table: "ledger_posting", settles: false },
    { table: "customer_contract", settles: false },
    { table: "customer_bank_account", settles: false },
    { table: "collection_account", settles: false },
    { table: "financial_request", settles: false },
    { table: "approval", settles: true },
    { table: "payment", settles: false },
  ] satisfies CurrencyUse[],
};
