import {
  addContainer,
  createContainerPackingListPdf,
  deleteContainer,
  editContainer,
  packContainer,
  packRemaining,
} from "@lading/contract/container";
import type { RecordKind } from "#core/testing";

export const containerKinds: readonly RecordKind[] = [
  {
    name: "container",
    calls: [createContainerPackingListPdf, deleteContainer, editContainer, packContainer, packRemaining],
    make: async ({ ask, idOf, word }) => {
      const container = { ...addContainer.example, waybillId: await idOf("seaMainWaybill"), sealNumber: word };
      return (await ask(addContainer, container)).id;
    },
  },
];
