import {
  addAntiMoneyLaundering,
  addRestrictedParty,
  checkParty,
  decideRiskHits,
  deleteRestrictedParty,
  discardSanctionsList,
  editAntiMoneyLaundering,
  editRestrictedParty,
  editRiskSettings,
  exportAntiMoneyLaunderingList,
  exportRestrictedList,
  exportRiskHitList,
  getAntiMoneyLaunderingDetail,
  getAntiMoneyLaunderingList,
  getRestrictedImportTemplate,
  getRestrictedList,
  getRiskHitList,
  getSanctionsLists,
  importRestrictedParties,
  loadRiskSettings,
  readSanctionsList,
  screenAllParties,
  takeSanctionsListIntoUse,
} from "@lading/contract/market-risk";
import { on, type ServerModule } from "#core/http";
import type { PartySource } from "#party";
import { decideHits } from "./hits/decide.ts";
import { exportHits, listHits } from "./hits/hits.ts";
import { registerNewParties } from "./hits/new-parties.ts";
import { orderScreening, registerScreening } from "./hits/rescreen.ts";
import { orderReading, registerReading } from "./lists/read.ts";
import { discard, showLists, takeIntoUse } from "./lists/use.ts";
import { importRestricted, makeRestrictedTemplate } from "./restricted/import.ts";
import {
  addRestricted,
  deleteRestricted,
  editRestricted,
  exportRestricted,
  listRestricted,
} from "./restricted/restricted.ts";
import { addScreening } from "./screening/add.ts";
import { changeSettings, check, loadSettings } from "./screening/check-party.ts";
import { decideScreening } from "./screening/decide.ts";
import { exportScreenings, listScreenings, showScreening } from "./screening/list.ts";

export { marketRiskKinds } from "./make.ts";
export { addDemoRisk } from "./demo/index.ts";
export { blockedParties, knownParties } from "./screening/check-party.ts";
export { usePublishedLists } from "./lists/furnish.ts";

const routes = [
  on(getSanctionsLists, showLists),
  on(readSanctionsList, orderReading),
  on(takeSanctionsListIntoUse, takeIntoUse),
  on(discardSanctionsList, discard),
  on(addAntiMoneyLaundering, addScreening),
  on(getAntiMoneyLaunderingList, listScreenings),
  on(exportAntiMoneyLaunderingList, exportScreenings),
  on(getAntiMoneyLaunderingDetail, showScreening),
  on(editAntiMoneyLaundering, decideScreening),
  on(getRiskHitList, listHits),
  on(exportRiskHitList, exportHits),
  on(decideRiskHits, decideHits),
  on(screenAllParties, orderScreening),
  on(getRestrictedList, listRestricted),
  on(exportRestrictedList, exportRestricted),
  on(getRestrictedImportTemplate, makeRestrictedTemplate),
  on(importRestrictedParties, importRestricted),
  on(addRestrictedParty, addRestricted),
  on(editRestrictedParty, editRestricted),
  on(deleteRestrictedParty, deleteRestricted),
  on(loadRiskSettings, loadSettings),
  on(editRiskSettings, changeSettings),
  on(checkParty, check),
];

/**
 * Whom not to deal with: sanctions lists as published, queries against them, and the company's own restricted parties.
 * `sources`: every table with names of parties.
 */
export function marketRiskModule(sources: readonly PartySource[]): ServerModule {
  return {
    name: "market-risk",
    routes,
    jobs: [registerReading, registerScreening(sources), registerNewParties],
  };
}
