import type { ChoiceTexts, LocalText, LogCall } from "@lading/contract/core";
import type { ReactNode } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { RecordLog } from "./RecordLog.tsx";

interface LogOfProps<A extends string> {
  /** The record. */
  id: string;
  call: LogCall<A>;
  actions: Readonly<Record<A, LocalText>>;
  /** Names of fields by their places, or a function that knows them. */
  fields: Readonly<Record<string, LocalText>> | ((place: string) => string);
  /** Texts of the values of fields that are a choice. */
  choices?: Readonly<Record<string, ChoiceTexts>>;
  /** Look of a field's value; default: a choice's text, yes or no, a moment by the person's clock, any other as it is. */
  shown?: (value: string, place: string) => ReactNode;
  /** Text of an empty log; without it an empty log is not shown. */
  none?: string;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:/;

/** The operation log of a record, read with its call. */
export function LogOf<A extends string>({ id, call, actions, fields, choices, shown, none }: LogOfProps<A>) {
  const { word, language } = useTexts("app");
  const read = useRead(call, { id }, { quiet: true, ownErrors: true });
  const plain = (value: string, place: string) => {
    const text = choices?.[place]?.[value];
    if (text) return text[language];
    if (value === "true" || value === "false") return word(value === "true" ? "yes" : "no");
    return moment.test(value) ? formatMoment(value) : value;
  };
  return (
    <RecordLog
      title={word("log")}
      read={read}
      actionOf={(action) => actions[action][language]}
      fieldOf={(place) => (typeof fields === "function" ? fields(place) : (fields[place]?.[language] ?? place))}
      shown={shown ?? plain}
      {...(none !== undefined && { none })}
    />
  );
}
