import { advertPages } from "#advert/pages";
import { approvalPages } from "#approval/pages";
import { billPages } from "#bill/pages";
import { chargeItemPages } from "#charge-item/pages";
import { checkBillPages } from "#check-bill/pages";
import { definePages, type Page } from "#core/page";
import { cargoFilePages } from "#cargo-file/pages";
import { bankStatementPages } from "#bank-statement/pages";
import { clientFundPages } from "#client-fund/pages";
import { collectionAccountPages } from "#collection-account/pages";
import { invoiceItemPages } from "#invoice-item/pages";
import { currencyPages } from "#currency/pages";
import { customerPages } from "#customer/pages";
import { customerContractPages } from "#customer-contract/pages";
import { debtPages } from "#debt/pages";
import { emailConfigPages } from "#email-config/pages";
import { exchangeRatePages } from "#exchange-rate/pages";
import { expenseCategoryPages } from "#expense-category/pages";
import { financialRequestPages } from "#financial-request/pages";
import { informationPages } from "#information/pages";
import { jobSummaryPages } from "#job-summary/pages";
import { logisticsStatePages } from "#logistics-state/pages";
import { marketRiskPages } from "#market-risk/pages";
import { orderPages } from "#order/pages";
import { paymentInvoicePages } from "#payment-invoice/pages";
import { payrollPages } from "#payroll/pages";
import { paymentPages } from "#payment/pages";
import { periodPages } from "#period/pages";
import { preAlertPages } from "#pre-alert/pages";
import { profitPages } from "#profit/pages";
import { reportQueryPages } from "#report-query/pages";
import { questionnairePages } from "#questionnaire/pages";
import { sessionPages } from "#session/pages";
import { supplierPages } from "#supplier/pages";
import { supplierCostPages } from "#supplier-cost/pages";
import { systemPages } from "#system/pages";
import { trackingPages } from "#tracking/pages";
import { userPages } from "#user/pages";
import { waybillPages } from "#waybill/pages";
import { taxInvoicePages } from "#tax-invoice/pages";
import { writeOffPages } from "#write-off/pages";

const shellPages = definePages("app", [
  { path: "/404", kind: "hidden", title: "shell.notFound", load: () => import("./not-found/NotFoundPage.tsx") },
]);

/** Every page of the application, one line a module. Any other is neither in the menu nor routed. */
export const pages: readonly Page[] = [
  ...shellPages,
  ...sessionPages,
  ...trackingPages,
  ...informationPages,
  ...userPages,
  ...systemPages,
  ...customerPages,
  ...customerContractPages,
  ...logisticsStatePages,
  ...waybillPages,
  ...jobSummaryPages,
  ...profitPages,
  ...reportQueryPages,
  ...cargoFilePages,
  ...supplierCostPages,
  ...billPages,
  ...checkBillPages,
  ...taxInvoicePages,
  ...debtPages,
  ...writeOffPages,
  ...paymentInvoicePages,
  ...orderPages,
  ...preAlertPages,
  ...chargeItemPages,
  ...currencyPages,
  ...collectionAccountPages,
  ...expenseCategoryPages,
  ...approvalPages,
  ...financialRequestPages,
  ...payrollPages,
  ...paymentPages,
  ...periodPages,
  ...bankStatementPages,
  ...clientFundPages,
  ...invoiceItemPages,
  ...exchangeRatePages,
  ...advertPages,
  ...emailConfigPages,
  ...marketRiskPages,
  ...questionnairePages,
  ...supplierPages,
];
