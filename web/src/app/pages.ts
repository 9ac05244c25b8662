import { advertPages } from "#advert/pages";
import { billPages } from "#bill/pages";
import { chargeItemPages } from "#charge-item/pages";
import { definePages, type Page } from "#core/page";
import { cargoFilePages } from "#cargo-file/pages";
import { customerPages } from "#customer/pages";
import { customerContractPages } from "#customer-contract/pages";
import { emailConfigPages } from "#email-config/pages";
import { exchangeRatePages } from "#exchange-rate/pages";
import { informationPages } from "#information/pages";
import { jobSummaryPages } from "#job-summary/pages";
import { logisticsStatePages } from "#logistics-state/pages";
import { marketRiskPages } from "#market-risk/pages";
import { orderPages } from "#order/pages";
import { preAlertPages } from "#pre-alert/pages";
import { questionnairePages } from "#questionnaire/pages";
import { sessionPages } from "#session/pages";
import { supplierPages } from "#supplier/pages";
import { supplierCostPages } from "#supplier-cost/pages";
import { systemPages } from "#system/pages";
import { trackingPages } from "#tracking/pages";
import { userPages } from "#user/pages";
import { waybillPages } from "#waybill/pages";

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
