import {
  addEmailConfig,
  deleteEmailConfig,
  editEmailConfig,
  getEmailConfigLog,
  testEmailConfig,
} from "@lading/contract/email-config";
import type { RecordKind } from "#core/testing";

export const emailConfigKinds: readonly RecordKind[] = [
  {
    name: "mailAccount",
    calls: [deleteEmailConfig, editEmailConfig, getEmailConfigLog, testEmailConfig],
    make: async ({ ask, word }) => (await ask(addEmailConfig, { ...addEmailConfig.example, name: word })).id,
  },
];
