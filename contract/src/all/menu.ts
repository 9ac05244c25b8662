import { advertMenu } from "#advert";
import { approvalMenu } from "#approval";
import { bankStatementMenu } from "#bank-statement";
import { cargoFileMenu } from "#cargo-file";
import { chargeItemMenu } from "#charge-item";
import { checkBillMenu } from "#check-bill";
import { clientFundMenu } from "#client-fund";
import { collectionAccountMenu } from "#collection-account";
import { invoiceItemMenu } from "#invoice-item";
import { currencyMenu } from "#currency";
import { customerMenu } from "#customer";
import { customerContractMenu } from "#customer-contract";
import { debtMenu } from "#debt";
import { emailConfigMenu } from "#email-config";
import { expenseCategoryMenu } from "#expense-category";
import { exchangeRateMenu } from "#exchange-rate";
import { financialRequestMenu } from "#financial-request";
import { jobSummaryMenu } from "#job-summary";
import { logisticsStateMenu } from "#logistics-state";
import { marketRiskMenu } from "#market-risk";
import { orderMenu } from "#order";
import { paymentInvoiceMenu } from "#payment-invoice";
import { paymentMenu } from "#payment";
import { payrollMenu } from "#payroll";
import { periodMenu } from "#period";
import { preAlertMenu } from "#pre-alert";
import { profitMenu } from "#profit";
import { reportQueryMenu } from "#report-query";
import { supplierMenu } from "#supplier";
import { gatherMenu, systemMenu } from "#system";
import { taxInvoiceMenu } from "#tax-invoice";
import { userMenu } from "#user";
import { waybillMenu } from "#waybill";
import { writeOffMenu } from "#write-off";
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
    currencyMenu,
    collectionAccountMenu,
    bankStatementMenu,
    clientFundMenu,
    invoiceItemMenu,
    exchangeRateMenu,
    expenseCategoryMenu,
    approvalMenu,
    financialRequestMenu,
    payrollMenu,
    paymentMenu,
    periodMenu,
    profitMenu,
    reportQueryMenu,
    checkBillMenu,
    debtMenu,
    writeOffMenu,
    paymentInvoiceMenu,
    taxInvoiceMenu,
    advertMenu,
    emailConfigMenu,
    marketRiskMenu,
  ],
});
