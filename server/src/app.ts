import { allCalls, wholeApi } from "@lading/contract/all";
import type { FastifyInstance } from "fastify";
import { eventsRoutes } from "#core/events";
import { filesRoutes } from "#core/files";
import { assertAllHandled, countAgainst, createServer, type Dependencies, type ServerModule } from "#core/http";
import { addDocument, describeApi } from "#core/openapi";
import { callerId, findSession } from "#core/session";
import { refuseWhenFull } from "#core/space";
import { cargoFileModule, cargoFileValues, filesOfCustomer, opensCargoFile, seesCargoFile } from "#cargo-file";
import {
  billFinder,
  billModule,
  billsOfCustomer,
  billUse,
  openBills,
  opensBill,
  seesBillFile,
  waybillBillUse,
} from "#bill";
import { advertModule } from "#advert";
import { addPresetChargeItems, chargeItemModule } from "#charge-item";
import { containerFinder, containerModule, leaveContainers, returnToContainers, waybillContainers } from "#container";
import { emailConfigModule, mailAccounts } from "#email-config";
import {
  customerBadge,
  customerFinder,
  customerModule,
  customerParties,
  requestBadge,
  seesCustomerLicence,
  customers,
} from "#customer";
import { contractBadge, creditGate, customerContractModule, opensContract, seesContractFile } from "#customer-contract";
import { exchangeRateModule } from "#exchange-rate";
import { goodsReceiptModule, seesGoodsPhoto, waybillGoodsUse } from "#goods-receipt";
import { addPresetStates, logisticsStateModule } from "#logistics-state";
import { jobSummaryModule, jobValues, lockSignedJobs, signedJobs } from "#job-summary";
import { jobsModule } from "#jobs";
import { mailModule } from "#mail";
import { blockedParties, knownParties, marketRiskModule } from "#market-risk";
import { opensOrder, orderBadge, orderFinder, orderModule } from "#order";
import { outboxModule } from "#outbox";
import type { PartySource } from "#party";
import { opensPreAlert, preAlertBadge, preAlertFinder, preAlertModule, seesPreAlertFile } from "#pre-alert";
import { opensQuestionnaire, questionnaireModule } from "#questionnaire";
import { recordSearchModule } from "#record-search";
import { sessionModule } from "#session";
import { seesSupplierLicence, supplierFinder, supplierModule, supplierParties } from "#supplier";
import { costUse, seesCostFile, supplierCostModule, supplierUse, waybillCostUse } from "#supplier-cost";
import { systemModule } from "#system";
import { trackingModule } from "#tracking";
import { hasAny, roleHolders, seesCompanyLicence, userModule } from "#user";
import { addMainWarehouse, warehouseModule } from "#warehouse";
import { placeModule } from "#place";
import {
  mergeCustomerOfWaybills,
  visibleWaybills,
  waybillFinder,
  waybillModule,
  waybillParties,
  waybillUserUse,
  waybills,
} from "#waybill";
import type { WaybillNeighbours } from "#waybill";
import { cleaningModule } from "./cleaning.ts";
import { incomingFolder } from "./services.ts";

/** The call document: `/openapi.json` and the page `/docs`. */
const documentModule: ServerModule = {
  name: "document",
  routes: [],
  plugin: (app, { config }) => addDocument(app, describeApi(wholeApi, config.publicUrl)),
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
        goodsPhoto: seesGoodsPhoto,
        preAlertFile: seesPreAlertFile,
        contract: seesContractFile,
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
export const partySources: readonly PartySource[] = [customerParties, supplierParties, waybillParties];

/** Records that keep others from being deleted; a test finds a forgotten table. */
export const uses = {
  users: [waybillUserUse],
  suppliers: [supplierUse],
  chargeItems: [costUse, billUse],
  waybills: [waybillBillUse, waybillCostUse, waybillGoodsUse],
};

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
  logged: { ...cargoFileValues, ...jobValues },
  usedBy: uses.waybills,
};

/** Every module of the product; nothing else knows them all. */
export const modules: readonly ServerModule[] = [
  placeModule,
  sessionModule,
  userModule({
    furnish: [addPresetStates, addPresetChargeItems, addMainWarehouse],
    usedBy: uses.users,
    steps: { customers: hasAny(customers), mailAccount: hasAny(mailAccounts), waybills: hasAny(waybills) },
  }),
  systemModule({
    staffBadges: [orderBadge, preAlertBadge, contractBadge, requestBadge],
    customerBadges: [customerBadge],
    roleHolders,
  }),
  customerModule({
    visibleWaybills,
    bills: billsOfCustomer,
    files: filesOfCustomer,
    keepers: { waybill: mergeCustomerOfWaybills },
    openBills,
  }),
  customerContractModule({ openBills }),
  supplierModule({ usedBy: uses.suppliers }),
  warehouseModule,
  logisticsStateModule,
  waybillModule(waybillNeighbours),
  containerModule,
  cargoFileModule,
  supplierCostModule({ lock: lockSignedJobs, signed: signedJobs }),
  billModule({ lock: lockSignedJobs, signed: signedJobs, credit }),
  chargeItemModule(uses.chargeItems),
  goodsReceiptModule,
  orderModule({ screen: blockedParties, credit }),
  preAlertModule({ screen: blockedParties }),
  exchangeRateModule,
  jobSummaryModule,
  advertModule,
  emailConfigModule,
  marketRiskModule(partySources),
  questionnaireModule,
  trackingModule({ containersOf: waybillContainers.namesOf }),
  recordSearchModule([
    waybillFinder,
    containerFinder,
    orderFinder,
    billFinder,
    preAlertFinder,
    customerFinder,
    supplierFinder,
  ]),
  jobsModule,
  outboxModule,
  mailModule({
    cargoFile: opensCargoFile,
    collectionBill: opensBill,
    preAlert: opensPreAlert,
    entrustOrder: opensOrder,
    questionnaire: opensQuestionnaire,
    contract: opensContract,
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
