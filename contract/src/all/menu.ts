import { advertMenu } from "#advert";
import { cargoFileMenu } from "#cargo-file";
import { chargeItemMenu } from "#charge-item";
import { customerMenu } from "#customer";
import { customerContractMenu } from "#customer-contract";
import { emailConfigMenu } from "#email-config";
import { exchangeRateMenu } from "#exchange-rate";
import { jobSummaryMenu } from "#job-summary";
import { logisticsStateMenu } from "#logistics-state";
import { marketRiskMenu } from "#market-risk";
import { orderMenu } from "#order";
import { preAlertMenu } from "#pre-alert";
import { supplierMenu } from "#supplier";
import { gatherMenu, systemMenu } from "#system";
import { userMenu } from "#user";
import { waybillMenu } from "#waybill";
import { customerGroups, staffGroups } from "./menu-groups.ts";

/** The product's menu, its rights and the roles that companies start with. */
export const menu = gatherMenu({
  groups: { staff: staffGroups, customers: customerGroups },
  modules: [
    userMenu,
    systemMenu,
    customerMenu,
    customerContractMenu,
    supplierMenu,
    waybillMenu,
    jobSummaryMenu,
    cargoFileMenu,
    orderMenu,
    preAlertMenu,
    logisticsStateMenu,
    chargeItemMenu,
    exchangeRateMenu,
    advertMenu,
    emailConfigMenu,
    marketRiskMenu,
  ],
});
