import type { Call, PublicRead } from "#core";
import { cargoFileCalls } from "#cargo-file";
import { chargeItemCalls } from "#charge-item";
import { customerCalls } from "#customer";
import { exchangeRateCalls } from "#exchange-rate";
import { jobCalls } from "#jobs";
import { logisticsStateCalls } from "#logistics-state";
import { outboxCalls } from "#outbox";
import { preAlertCalls } from "#pre-alert";
import { sessionCalls } from "#session";
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
  ...warehouseCalls,
  ...waybillCalls,
  ...cargoFileCalls,
  ...preAlertCalls,
  ...logisticsStateCalls,
  ...chargeItemCalls,
  ...exchangeRateCalls,
  ...trackingCalls,
  ...jobCalls,
  ...outboxCalls,
];

/** Every GET for other systems; they stand in the document with the calls. */
export const allPublicReads: readonly PublicRead[] = [trackEvents];
