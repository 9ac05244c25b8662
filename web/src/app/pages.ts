import { advertPages } from "#advert";
import { billPages } from "#bill";
import { chargeItemPages } from "#charge-item";
import { definePages, type Page } from "#core/page";
import { cargoFilePages } from "#cargo-file";
import { customerPages } from "#customer";
import { customerContractPages } from "#customer-contract";
import { emailConfigPages } from "#email-config";
import { exchangeRatePages } from "#exchange-rate";
import { informationPages } from "#information";
import { jobSummaryPages } from "#job-summary";
import { logisticsStatePages } from "#logistics-state";
import { marketRiskPages } from "#market-risk";
import { orderPages } from "#order";
import { preAlertPages } from "#pre-alert";
import { questionnairePages } from "#questionnaire";
import { sessionPages } from "#session";
import { supplierPages } from "#supplier";
import { supplierCostPages } from "#supplier-cost";
import { systemPages } from "#system";
import { trackingPages } from "#tracking";
import { userPages } from "#user";
import { waybillPages } from "#waybill";

const shellPages = definePages("app", [
  { path: "/404", kind: "hidden", title: "shell.notFound", load: () => import("./not-found/NotFoundPage.tsx") },
]);

/** Every page of the application, one line a module. What is not here is neither in the menu nor routed. */
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
  ...cargoFilePages,
  ...supplierCostPages,
  ...billPages,
  ...orderPages,
  ...preAlertPages,
  ...chargeItemPages,
  ...exchangeRatePages,
  ...advertPages,
  ...emailConfigPages,
  ...marketRiskPages,
  ...questionnairePages,
  ...supplierPages,
];
