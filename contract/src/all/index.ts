import type { Call, PublicRead, RawRoute } from "#core";
import { advertCalls, showAdvertPicture } from "#advert";
import { approvalCalls } from "#approval";
import { bankStatementCalls } from "#bank-statement";
import { billCalls } from "#bill";
import { cargoFileArchive, cargoFileArchiveByLink, cargoFileCalls } from "#cargo-file";
import { chargeItemCalls } from "#charge-item";
import { checkBillCalls } from "#check-bill";
import { clientFundCalls } from "#client-fund";
import { collectionAccountCalls } from "#collection-account";
import { invoiceItemCalls } from "#invoice-item";
import { currencyCalls } from "#currency";
import { containerCalls } from "#container";
import { customerCalls } from "#customer";
import { customerContractCalls } from "#customer-contract";
import { debtCalls } from "#debt";
import { emailConfigCalls } from "#email-config";
import { eventStream, trackingStream } from "#events";
import { expenseCategoryCalls } from "#expense-category";
import { exchangeRateCalls } from "#exchange-rate";
import { readFile, uploadFile } from "#files";
import { financialRequestCalls } from "#financial-request";
import { jobSummaryCalls } from "#job-summary";
import { jobCalls } from "#jobs";
import { logisticsStateCalls } from "#logistics-state";
import { mailCalls } from "#mail";
import { marketRiskCalls } from "#market-risk";
import { goodsReceiptCalls } from "#goods-receipt";
import { orderCalls } from "#order";
import { outboxCalls } from "#outbox";
import { paymentInvoiceCalls } from "#payment-invoice";
import { paymentCalls } from "#payment";
import { payrollCalls } from "#payroll";
import { periodCalls } from "#period";
import { placeCalls } from "#place";
import { preAlertCalls } from "#pre-alert";
import { profitCalls } from "#profit";
import { questionnaireCalls } from "#questionnaire";
import { recordSearchCalls } from "#record-search";
import { reportQueryCalls } from "#report-query";
import { sessionCalls } from "#session";
import { supplierCalls } from "#supplier";
import { supplierCostCalls } from "#supplier-cost";
import { systemCalls } from "#system";
import { taxInvoiceCalls } from "#tax-invoice";
import { trackEvents, trackingCalls } from "#tracking";
import { userCalls } from "#user";
import { warehouseCalls } from "#warehouse";
import { waybillCalls } from "#waybill";
import { writeOffCalls } from "#write-off";
import { tagTexts } from "./tags.ts";

export { menu } from "./menu.ts";

/** Every call of the product; the document and the generated tests are made from it. */
export const allCalls: readonly Call[] = [
  ...sessionCalls,
  ...userCalls,
  ...systemCalls,
  ...customerCalls,
  ...customerContractCalls,
  ...supplierCalls,
  ...warehouseCalls,
  ...waybillCalls,
  ...placeCalls,
  ...containerCalls,
  ...jobSummaryCalls,
  ...cargoFileCalls,
  ...supplierCostCalls,
  ...billCalls,
  ...profitCalls,
  ...reportQueryCalls,
  ...checkBillCalls,
  ...debtCalls,
  ...writeOffCalls,
  ...paymentInvoiceCalls,
  ...taxInvoiceCalls,
  ...goodsReceiptCalls,
  ...orderCalls,
  ...preAlertCalls,
  ...logisticsStateCalls,
  ...currencyCalls,
  ...periodCalls,
  ...collectionAccountCalls,
  ...bankStatementCalls,
  ...clientFundCalls,
  ...invoiceItemCalls,
  ...chargeItemCalls,
  ...exchangeRateCalls,
  ...expenseCategoryCalls,
  ...approvalCalls,
  ...financialRequestCalls,
  ...payrollCalls,
  ...paymentCalls,
  ...advertCalls,
  ...emailConfigCalls,
  ...marketRiskCalls,
  ...questionnaireCalls,
  ...trackingCalls,
  ...recordSearchCalls,
  ...jobCalls,
  ...outboxCalls,
  ...mailCalls,
];

/** Every GET for other systems; they stand in the document with the calls. */
export const allPublicReads: readonly PublicRead[] = [trackEvents];

/** Every route that is no call; they stand in the document, too. */
export const allRawRoutes: readonly RawRoute[] = [
  uploadFile,
  readFile,
  cargoFileArchive,
  cargoFileArchiveByLink,
  showAdvertPicture,
  eventStream,
  trackingStream,
];

/** All of it, as the document and the list of calls are made from it. */
export const wholeApi = { calls: allCalls, reads: allPublicReads, raws: allRawRoutes, tagTexts };
