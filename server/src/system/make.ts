import { addRole, deleteRole, editRole } from "@lading/contract/system";
import type { RecordKind } from "#core/testing";

export const systemKinds: readonly RecordKind[] = [
  {
    name: "role",
    fields: ["roleId", "roleIds"],
    calls: [deleteRole, editRole],
    make: async ({ ask, word }) => (await ask(addRole, { roleName: word })).id,
  },
];
