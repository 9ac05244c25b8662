import { inputFields, type Call } from "@lading/contract/core";
import type { ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, type RecordFormProps } from "./RecordForm.tsx";

/** A record as its list or detail call gives it. */
interface Stored {
  id: string;
  version: number;
}

interface AddOrEditFormProps<A extends Call, E extends Call> extends Pick<
  RecordFormProps<A | E>,
  "toInput" | "notYet" | "stale" | "form"
> {
  add: A;
  edit: E;
  /** The record to edit; null adds one. */
  record: Stored | null;
  /** First values of a new record's fields. */
  start?: Readonly<Record<string, unknown>>;
  /** Sent with the fields of a new record, not shown. */
  fixed?: Readonly<Record<string, unknown>>;
  onClose: () => void;
  children: ReactNode;
}

/** The form that adds a record or edits one: begins with the record's own values, says when it is saved, and closes. */
export function AddOrEditForm<A extends Call, E extends Call>({
  add,
  edit,
  record,
  start,
  fixed,
  onClose,
  ...form
}: AddOrEditFormProps<A, E>) {
  const { word } = useTexts("app");
  const shared = {
    ...form,
    onDone: () => {
      notify.success(word("saved"));
      onClose();
    },
    onCancel: onClose,
  };
  if (!record) return <RecordForm call={add} {...{ initial: start, fixed }} {...shared} />;
  const { id, version } = record;
  return <RecordForm call={edit} initial={valuesFor(edit, record)} fixed={{ id, version }} {...shared} />;
}

/** The record's values of the call's fields. */
function valuesFor(call: Call, record: Stored): Record<string, unknown> {
  const { id: _id, version: _version, ...fields } = inputFields(call);
  return Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(record, name)]));
}
