import type { ListedWaybill } from "@lading/contract/waybill";
import { TakeOutDialog } from "../consolidate/TakeOutDialog.tsx";
import { AddEvents } from "../events/AddEvents.tsx";
import { AirlineMessagesDialog } from "../airline-messages/AirlineMessagesDialog.tsx";
import { PrintDialog } from "../print/PrintDialog.tsx";
import { AssignDialog } from "./AssignDialog.tsx";
import { CodStatusDialog } from "./CodStatusDialog.tsx";
import { DeleteDialog, UnvoidDialog, VoidDialog } from "./EndDialogs.tsx";

/** Actions on one or many waybills in a dialog. */
export type WorkKind =
  | "events"
  | "assign"
  | "unvoid"
  | "label"
  | "a4"
  | "status"
  | "messages"
  | "takeOut"
  | "void"
  | "delete";

type Worked = Pick<ListedWaybill, "id" | "houseNumber" | "isMain" | "pieces" | "type" | "mainWaybillId">;

export interface Work {
  kind: WorkKind;
  waybills: readonly Worked[];
  /** After it was done: ends the selection, closes the page of what is deleted. */
  onDone?: () => void;
}

/** The dialog of the work that the person chose. */
export function WorkDialog({ work, onClose }: { work: Work; onClose: () => void }) {
  const { kind, waybills } = work;
  const ids = waybills.map(({ id }) => id);
  const ends = { onClose, ...(work.onDone && { onDone: work.onDone }) };
  if (kind === "events") return <AddEvents waybills={waybills} {...ends} />;
  if (kind === "status") return <CodStatusDialog ids={ids} {...ends} />;
  const [first] = waybills;
  if (kind === "messages") return first ? <AirlineMessagesDialog waybill={first} onClose={onClose} /> : null;
  if (kind === "takeOut") return <TakeOutDialog waybills={waybills} {...ends} />;
  if (kind === "void") return <VoidDialog waybills={waybills} {...ends} />;
  if (kind === "unvoid") return <UnvoidDialog waybills={waybills} {...ends} />;
  if (kind === "assign") return <AssignDialog waybills={waybills} {...ends} />;
  if (kind === "delete") return <DeleteDialog waybills={waybills} {...ends} />;
  const pieces = waybills.reduce((sum, waybill) => sum + waybill.pieces, 0);
  return <PrintDialog kind={kind} ids={ids} pieces={pieces} onClose={onClose} />;
}
