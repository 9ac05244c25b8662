import { allCalls, wholeApi } from "@lading/contract/all";
import type { FastifyInstance } from "fastify";
import { eventsRoutes } from "#core/events";
import { filesRoutes } from "#core/files";
import { assertAllHandled, countAgainst, createServer, type Dependencies, type ServerModule } from "#core/http";
import { addDocument, describeApi } from "#core/openapi";
import { callerId, findSession } from "#core/session";
import { refuseWhenFull } from "#core/space";
import { cargoFileModule, cargoFileValues, filesOfCustomer, opensCargoFile, seesCargoFile } from "#cargo-file";
import { billFinder, billModule, billsOfCustomer, openBills, opensBill, seesBillFile } from "#bill";
import { advertModule } from "#advert";
import { approvalBadge, approvalModule } from "#approval";
import { accountsInUse, bankStatementModule, seesBankFile } from "#bank-statement";
import { addPresetChargeItems, chargeItemModule } from "#charge-item";
import { checkBillModule, mergeCustomerOfLinks, opensCheckBill, reconciled } from "#check-bill";
import {
  clientFundBadges,
  clientFundModule,
  entryParties,
  fundDifferences,
  fundSources,
  mergeCustomerOfFunds,
  opensFundStatement,
  receiptParties,
  seesClientFundFile,
} from "#client-fund";
import { collectionAccountModule } from "#collection-account";
import { invoiceItemModule } from "#invoice-item";
import { addPresetCurrencies, currencyModule } from "#currency";
import { containerFinder, containerModule, leaveContainers, returnToContainers, waybillContainers } from "#container";
import { debtModule, opensStatement } from "#debt";
import { emailConfigModule, mailAccounts } from "#email-config";
import {
  customerBadge,
  customerFinder,
  customerModule,
  requestBadge,
  seesCustomerLicence,
  customers,
  accountParties,
  contactParties,
  customerParties,
} from "#customer";
import {
  contractBadge,
  creditGate,
  creditLeftBy,
  customerContractModule,
  opensContract,
  seesContractFile,
} from "#customer-contract";
import { expenseCategoryModule } from "#expense-category";
import { exchangeRateModule } from "#exchange-rate";
import {
  expenseSubject,
  financialRequestModule,
  payrollSubject,
  seesRequestFile,
  requestParties,
} from "#financial-request";
import { goodsReceiptModule, receivedGoods, seesGoodsPhoto } from "#goods-receipt";
import { addPresetStates, logisticsStateModule } from "#logistics-state";
import { jobSummaryModule, jobValues, lockSignedJobs, signedJobs } from "#job-summary";
import { jobsModule } from "#jobs";
import { mailModule } from "#mail";
import { blockedParties, knownParties, marketRiskModule } from "#market-risk";
import { opensOrder, orderBadge, orderFinder, orderModule } from "#order";
import { outboxModule } from "#outbox";
import { payrollModule } from "#payroll";
import { opensPayment, paymentModule, seesVoucher } from "#payment";
import { periodModule } from "#period";
import {
  opensPreAlert,
  preAlertBadge,
  preAlertFinder,
  preAlertModule,
  seesPreAlertFile,
  preAlertParties,
} from "#pre-alert";
import { profitDifferences, profitModule } from "#profit";
import { opensQuestionnaire, questionnaireModule } from "#questionnaire";
import { recordSearchModule } from "#record-search";
import { reportQueryModule } from "#report-query";
import { sessionModule } from "#session";
import {
  seesSupplierLicence,
  supplierFinder,
  supplierModule,
  operationParties,
  serviceParties,
  supplierParties,
} from "#supplier";
import { seesCostFile, supplierCostModule } from "#supplier-cost";
import { systemModule } from "#system";
import { invoicedOn, seesTaxInvoiceFile, taxInvoiceModule, taxInvoicesOfBills } from "#tax-invoice";
import { trackingModule } from "#tracking";
import { hasAny, roleHolders, seesCompanyLicence, userModule } from "#user";
import { addMainWarehouse, warehouseModule } from "#warehouse";
import { costInvoices, paymentInvoiceModule, seesPaymentInvoiceFile } from "#payment-invoice";
import { placeModule } from "#place";
import {
  meantSearch,
  mergeCustomerOfWaybills,
  routesByNumber,
  visibleWaybills,
  waybillFinder,
  waybillModule,
  waybills,
  stockParties,
  waybillParties,
} from "#waybill";
import type { WaybillNeighbours } from "#waybill";
import { writeOffModule, writtenOff } from "#write-off";
import { cleaningModule } from "./cleaning.ts";
import type { PartySource } from "#party";
import { openCounts } from "./open-counts.ts";
import { incomingFolder } from "./services.ts";
import { uses } from "./uses.ts";

/** The call document: `/openapi.json` and the page `/docs`. */
const documentModule: ServerModule = {
  name: "document",
  routes: [],
  plugin: (app, { config }) => addDocument(app, () => describeApi(wholeApi, config.publicUrl)),
};

/** Uploads and downloads, `/files`. */
const filesModule: ServerModule = {
  name: "files",
  routes: [],
  plugin: (app, { files, database, config }) =>
    filesRoutes(app, {
      files,
      database,
      findSession: (authorization) => findSession(database, authorization),
      incomingFolder: incomingFolder(config),
      records: {
        cargoFile: seesCargoFile,
        supplierCost: seesCostFile,
        collectionBill: seesBillFile,
        paymentInvoice: seesPaymentInvoiceFile,
        goodsPhoto: seesGoodsPhoto,
        preAlertFile: seesPreAlertFile,
        contract: seesContractFile,
        financialRequest: seesRequestFile,
        paymentVoucher: seesVoucher,
        bankStatement: seesBankFile,
        clientFund: seesClientFundFile,
        taxInvoice: seesTaxInvoiceFile,
        licence: async (...asked) =>
          (await seesCustomerLicence(...asked)) ||
          (await seesSupplierLicence(...asked)) ||
          (await seesCompanyLicence(...asked)),
      },
      beforeUpload: async (session) => {
        await refuseWhenFull(config.dataFolder);
        await countAgainst(database, { key: `upload:${callerId(session)}`, limit: 300, windowSeconds: 3600 });
      },
    }),
};

/** Pushes to open pages, `/events`. */
const eventsModule: ServerModule = {
  name: "events",
  routes: [],
  plugin: (app, { events, database }) =>
    eventsRoutes(app, { events, findSession: (authorization) => findSession(database, authorization) }),
};

/** Every table with names of parties; they are screened against sanctions lists when they are entered and when a list changes. */
export const partySources: readonly PartySource[] = [
  customerParties,
  contactParties,
  accountParties,
  supplierParties,
  operationParties,
  serviceParties,
  stockParties,
  waybillParties,
  preAlertParties,
  requestParties,
  entryParties,
  receiptParties,
];

/** Whether a customer may have more credit, by its contract and its open bills. */
const credit = creditGate(openBills);

/** The questions of waybills to the modules above them, all answered: the type finds a forgotten one. */
const waybillNeighbours: Required<WaybillNeighbours> = {
  beforeRegrouping: lockSignedJobs,
  afterLeaving: leaveContainers,
  afterReturning: returnToContainers,
  screen: blockedParties,
  known: knownParties,
  credit,
  containers: waybillContainers,
  received: receivedGoods,
  logged: { ...cargoFileValues, ...jobValues },
  usedBy: uses.waybills,
};

/** Every module of the product; nothing else knows them all. */
export const modules: readonly ServerModule[] = [
  placeModule,
  sessionModule,
  userModule({
    furnish: [addPresetCurrencies, addPresetStates, addPresetChargeItems, addMainWarehouse],
    usedBy: uses.users,
    steps: { customers: hasAny(customers), mailAccount: hasAny(mailAccounts), waybills: hasAny(waybills) },
  }),
  systemModule({
    staffBadges: [orderBadge, preAlertBadge, contractBadge, requestBadge, approvalBadge, ...clientFundBadges],
    customerBadges: [customerBadge],
    roleHolders,
  }),
  customerModule({
    visibleWaybills,
    bills: billsOfCustomer,
    files: filesOfCustomer,
    keepers: {
      waybill: mergeCustomerOfWaybills,
      linked_firm: mergeCustomerOfLinks,
      client_fund: mergeCustomerOfFunds,
    },
    openBills,
    routesOf: routesByNumber,
  }),
  customerContractModule({ openBills }),
  supplierModule({ usedBy: uses.suppliers }),
  warehouseModule,
  logisticsStateModule,
  waybillModule(waybillNeighbours),
  containerModule,
  cargoFileModule,
  supplierCostModule({
    lock: lockSignedJobs,
    signed: signedJobs,
    reconciled: reconciled("cost"),
    writtenOff: writtenOff("cost"),
    invoices: costInvoices,
  }),
  billModule({
    lock: lockSignedJobs,
    signed: signedJobs,
    reconciled: reconciled("bill"),
    writtenOff: writtenOff("bill"),
    invoiced: invoicedOn,
    taxInvoices: taxInvoicesOfBills,
    credit,
    creditLeft: creditLeftBy(openBills),
  }),
  checkBillModule({ creditLeft: creditLeftBy(openBills), taxInvoices: taxInvoicesOfBills }),
  writeOffModule(
    { creditLeft: creditLeftBy(openBills), taxInvoices: taxInvoicesOfBills },
    [profitDifferences, fundDifferences],
    fundSources,
  ),
  paymentInvoiceModule,
  bankStatementModule,
  clientFundModule,
  taxInvoiceModule,
  currencyModule(uses.currencies),
  periodModule(openCounts),
  collectionAccountModule({ inUse: accountsInUse }),
  debtModule({ creditLeft: creditLeftBy(openBills) }),
  invoiceItemModule,
  chargeItemModule(uses.chargeItems),
  goodsReceiptModule,
  orderModule({ screen: blockedParties, credit }),
  preAlertModule({ screen: blockedParties }),
  exchangeRateModule,
  expenseCategoryModule(uses.expenseCategories),
  approvalModule({ expense: expenseSubject, payroll: payrollSubject }),
  financialRequestModule,
  payrollModule,
  paymentModule,
  jobSummaryModule,
  profitModule,
  reportQueryModule,
  advertModule,
  emailConfigModule,
  marketRiskModule(partySources),
  questionnaireModule,
  trackingModule({ containersOf: waybillContainers.namesOf }),
  recordSearchModule(
    [waybillFinder, containerFinder, orderFinder, billFinder, preAlertFinder, customerFinder, supplierFinder],
    meantSearch,
  ),
  jobsModule,
  outboxModule,
  mailModule({
    cargoFile: opensCargoFile,
    collectionBill: opensBill,
    checkBill: opensCheckBill,
    statement: opensStatement,
    clientFundStatement: opensFundStatement,
    preAlert: opensPreAlert,
    entrustOrder: opensOrder,
    questionnaire: opensQuestionnaire,
    contract: opensContract,
    payment: opensPayment,
  }),
  filesModule,
  eventsModule,
  documentModule,
  cleaningModule,
];

/** Makes the application: every call of the contract with its one handler. It does not listen yet. */
export async function createApp(dependencies: Dependencies): Promise<FastifyInstance> {
  assertAllHandled(allCalls, modules);
  for (const { jobs } of modules) for (const register of jobs ?? []) await register(dependencies.services);
  return await createServer(modules, dependencies);
}
