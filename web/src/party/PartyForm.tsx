import { inputFields, type Call } from "@lading/contract/core";
import type { ReactNode } from "react";
import { isRecord } from "#core/guards";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";

interface PartyFormProps<A extends Call, E extends Call> {
  add: A;
  edit: E;
  /** The party to edit; null adds one. */
  party: { id: string; version: number } | null;
  /** The first values of a new party's fields. */
  start: Readonly<Record<string, unknown>>;
  /** The field with the uploaded licence, which the calls take as its id: `licenceFileId` for `licence`. */
  licence: string;
  onClose: () => void;
  children: ReactNode;
}

/** A chosen file is sent by its id; a removed file as null. */
export function fileIdOf(value: unknown): string | null {
  return isRecord(value) && typeof value["id"] === "string" ? value["id"] : null;
}

/** Adds or changes a party with its licence. */
export function PartyForm<A extends Call, E extends Call>({
  add,
  edit,
  party,
  start,
  licence,
  onClose,
  children,
}: PartyFormProps<A, E>) {
  const { word } = useTexts("app");
  const shared = {
    toInput: ({ [licence]: file, ...values }: Record<string, unknown>) => ({
      ...values,
      [`${licence}FileId`]: fileIdOf(file),
    }),
    onDone: () => {
      notify.success(word("saved"));
      onClose();
    },
    onCancel: onClose,
    children,
  };
  if (!party) return <RecordForm call={add} initial={start} {...shared} />;
  const { id, version } = party;
  const { id: _id, version: _version, [`${licence}FileId`]: _file, ...fields } = inputFields(edit);
  const names = [...Object.keys(fields), licence];
  // A choice that was not made (null) is an empty field.
  const initial = Object.fromEntries(names.map((name) => [name, Reflect.get(party, name) ?? undefined]));
  return <RecordForm call={edit} initial={initial} fixed={{ id, version }} {...shared} />;
}
