import type { Call, PublicRead } from "#core";
import { advertCalls } from "#advert";
import { billCalls } from "#bill";
import { cargoFileCalls } from "#cargo-file";
import { chargeItemCalls } from "#charge-item";
import { containerCalls } from "#container";
import { customerCalls } from "#customer";
import { customerContractCalls } from "#customer-contract";
import { emailConfigCalls } from "#email-config";
import { exchangeRateCalls } from "#exchange-rate";
import { jobSummaryCalls } from "#job-summary";
import { jobCalls } from "#jobs";
import { logisticsStateCalls } from "#logistics-state";
import { mailCalls } from "#mail";
import { marketRiskCalls } from "#market-risk";
import { goodsReceiptCalls } from "#goods-receipt";
import { orderCalls } from "#order";
import { outboxCalls } from "#outbox";
import { preAlertCalls } from "#pre-alert";
import { questionnaireCalls } from "#questionnaire";
import { sessionCalls } from "#session";
import { supplierCalls } from "#supplier";
import { supplierCostCalls } from "#supplier-cost";
import { systemCalls } from "#system";
import { trackEvents, trackingCalls } from "#tracking";
import { userCalls } from "#user";
import { warehouseCalls } from "#warehouse";
import { waybillCalls } from "#waybill";

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
  ...containerCalls,
  ...jobSummaryCalls,
  ...cargoFileCalls,
  ...supplierCostCalls,
  ...billCalls,
  ...goodsReceiptCalls,
  ...orderCalls,
  ...preAlertCalls,
  ...logisticsStateCalls,
  ...chargeItemCalls,
  ...exchangeRateCalls,
  ...advertCalls,
  ...emailConfigCalls,
  ...marketRiskCalls,
  ...questionnaireCalls,
  ...trackingCalls,
  ...jobCalls,
  ...outboxCalls,
  ...mailCalls,
];

/** Every GET for other systems; they stand in the document with the calls. */
export const allPublicReads: readonly PublicRead[] = [trackEvents];
