import {
  addFinancialAuditProcessSettings,
  addFinancialAuditSubstitute,
  deleteFinancialAuditSubstitute,
  getFinancialAuditProcessSettingsList,
  getFinancialAuditProcessSettingsLog,
} from "@lading/contract/approval";
import type { RecordKind } from "#core/testing";

export const approvalKinds: readonly RecordKind[] = [
  {
    name: "approvalChain",
    calls: [getFinancialAuditProcessSettingsLog],
    make: async ({ ask, userId }) => {
      const levels = [{ positionName: "General manager", userIds: [userId] }];
      await ask(addFinancialAuditProcessSettings, { kind: "operating", levels, version: 0 });
      const { rows } = await ask(getFinancialAuditProcessSettingsList, {});
      return rows.find(({ kind }) => kind === "operating")?.id ?? "";
    },
  },
  {
    name: "approvalSubstitute",
    calls: [deleteFinancialAuditSubstitute],
    make: async ({ ask, idOf, userId: substituteId }) => {
      const userId = await idOf("user");
      const days = { fromDay: "2026-01-01", toDay: "2999-12-31" };
      return (await ask(addFinancialAuditSubstitute, { userId, substituteId, ...days })).id;
    },
  },
  { name: "user", fields: ["substituteId"], only: [addFinancialAuditSubstitute] },
];
