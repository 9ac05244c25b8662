import type { Language, parseInput } from "@lading/contract/core";
import {
  addWayBillByPrimary,
  editWayBillByPrimary,
  waybillForms,
  type WaybillRecord,
  type WaybillType,
} from "@lading/contract/waybill";
import { createContext, use } from "react";

type Schema = Parameters<typeof parseInput>[0];

/** Which form it is. Its fields, and which of them are required, are the contract's: a form has no list of its own. */
export interface FormKind {
  readonly type: WaybillType;
  readonly isMain: boolean;
  /** The waybill that is edited; a new one has none. */
  readonly record?: WaybillRecord | undefined;
  /** By the names of the call's input. */
  readonly shape: Readonly<Record<string, Schema>>;
  readonly language: Language;
}

/** The fields of a form as its call takes them. */
export function shapeOf(
  type: WaybillType,
  { isMain, isEdit }: { isMain: boolean; isEdit: boolean },
): FormKind["shape"] {
  if (!isMain) return waybillForms[type][isEdit ? "edit" : "add"].shape;
  const { options } = (isEdit ? editWayBillByPrimary : addWayBillByPrimary).input;
  return { ...options.find(({ shape }) => shape.type.safeParse(type).success)?.shape };
}

/** True when the form cannot be saved without this field. */
export function isRequired({ shape }: Pick<FormKind, "shape">, name: string): boolean {
  return shape[name]?.safeParse(undefined).success === false || alwaysNeeded.has(name);
}

/** Needed by a rule across fields: a customer on file or a name. */
const alwaysNeeded: ReadonlySet<string> = new Set(["customerName"]);

export const KindContext = createContext<FormKind | null>(null);

/** The form that this part stands in. */
export function useKind(): FormKind {
  const kind = use(KindContext);
  if (!kind) throw new Error("useKind is for parts of a waybill form");
  return kind;
}
