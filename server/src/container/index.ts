import {
  addContainer,
  createContainerPackingListPdf,
  deleteContainer,
  editContainer,
  getContainerList,
  getWayBillContainerList,
  packContainer,
  packRemaining,
} from "@lading/contract/container";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { changeContainer, createContainer, removeContainer } from "./change.ts";
import { pack, packRest } from "./pack.ts";
import { printPackingList } from "./packing-list.ts";
import { listContainers, listOfHouse } from "./read.ts";

export { containerKinds } from "./make.ts";
export { containerFinder } from "./find.ts";
export { packDemoContainers } from "./demo.ts";
export { readContainersForHandOver, takeOverContainers, type HandedContainer } from "./hand-over.ts";
export { waybillContainers } from "./names.ts";
export { returnToContainers } from "./pack-again.ts";
export { leaveContainers } from "./unpack.ts";

/** Containers of sea main waybills, and what of each house is in them. */
export const containerModule: ServerModule = {
  name: "container",
  routes: [
    on(getContainerList, listContainers),
    on(addContainer, createContainer),
    on(editContainer, changeContainer),
    on(deleteContainer, removeContainer),
    on(packContainer, pack),
    on(packRemaining, packRest),
    on(getWayBillContainerList, listOfHouse),
    onWithoutTransaction(createContainerPackingListPdf, printPackingList),
  ],
};
