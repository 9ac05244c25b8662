import { randomUUIDv7 } from "node:crypto";
import {
  addRestrictedParty,
  decideRiskHits,
  deleteRestrictedParty,
  discardSanctionsList,
  editAntiMoneyLaundering,
  editRestrictedParty,
  getAntiMoneyLaunderingDetail,
  importRestrictedParties,
  takeSanctionsListIntoUse,
} from "@lading/contract/market-risk";
import type { RecordKind } from "#core/testing";
import { riskHits, riskScreenings, sanctionsLists } from "./tables.ts";

/** Results of a screening are written to the tables directly: the searching thread is not under test here. */
export const marketRiskKinds: readonly RecordKind[] = [
  {
    name: "restrictedSheet",
    fields: ["fileId"],
    only: [importRestrictedParties],
    make: ({ upload }) => upload("restrictedImport"),
  },
  { name: "publishedList", fields: ["parties"], make: ({ upload }) => upload("sanctionsList") },
  {
    name: "restrictedParty",
    calls: [deleteRestrictedParty, editRestrictedParty],
    make: async ({ ask, word }) =>
      (await ask(addRestrictedParty, { ...addRestrictedParty.example, name: `${word} Shipping`, reason: word })).id,
  },
  {
    name: "sanctionsList",
    calls: [discardSanctionsList, takeSanctionsListIntoUse],
    make: async ({ companyId, userId, inside, word }) => {
      const id = randomUUIDv7();
      const read = { source: "un" as const, state: "read" as const, files: [word], doubts: [] };
      await inside((db) =>
        db.insert(sanctionsLists).values({ companyId, id, ...read, readBy: userId, readByName: word }),
      );
      return id;
    },
  },
  {
    name: "riskQuery",
    calls: [editAntiMoneyLaundering, getAntiMoneyLaunderingDetail],
    make: async ({ companyId, userId, inside, word }) => {
      const id = randomUUIDv7();
      const asked = { searchBy: "name" as const, name: word, address: "", identityNumber: "", bic: "", country: "" };
      const found = { outcome: "hits" as const, hits: [], hitCount: 0, lists: [], searchKey: word };
      const by = { searchedBy: userId, searchedByName: word };
      await inside((db) => db.insert(riskScreenings).values({ companyId, id, ...asked, ...found, ...by }));
      return id;
    },
  },
  {
    name: "riskHit",
    calls: [decideRiskHits],
    make: async ({ companyId, inside, word }) => {
      const id = randomUUIDv7();
      const party = { partyKey: word.toLowerCase(), partyName: word, partyKinds: ["customer" as const] };
      const found = {
        source: "un" as const,
        reference: "QDi.001",
        fingerprint: "f",
        score: 90,
        state: "open" as const,
      };
      await inside((db) => db.insert(riskHits).values({ companyId, id, ...party, ...found }));
      return id;
    },
  },
];
