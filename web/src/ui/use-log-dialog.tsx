import { logActionTexts, type Fields, type LogAction, type LogCall } from "@lading/contract/core";
import { Button } from "antd";
import { useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { useFieldWords } from "./field-words.ts";
import { TabModal } from "./form/TabModal.tsx";
import { LogOf } from "./LogOf.tsx";

interface Logged<Row> {
  call: LogCall<LogAction>;
  fields: Fields;
  /** The record's name or number, above its log. */
  titleOf: (row: Row) => ReactNode;
  /** Text of an empty log, where a record may have one. */
  none?: string;
}

/**
 * The operation log of a list's rows, in a dialog: the button that opens it, for each row's actions, and the dialog
 * itself, to be placed beside the list.
 */
export function useLogDialog<Row extends { id: string }>({ titleOf, ...log }: Logged<Row>) {
  const { word } = useTexts("app");
  const [row, setRow] = useState<Row>();
  return {
    logButton: (of: Row) => (
      <Button type="link" onClick={() => setRow(of)}>
        {word("log")}
      </Button>
    ),
    logDialog: row && (
      <TabModal open width={720} title={<bdi>{titleOf(row)}</bdi>} onCancel={() => setRow(undefined)}>
        <Log id={row.id} {...log} />
      </TabModal>
    ),
  };
}

interface LogProps {
  id: string;
  call: LogCall<LogAction>;
  fields: Fields;
  none?: string;
}

function Log({ fields, ...log }: LogProps) {
  const { fieldOf, shown } = useFieldWords(fields);
  return <LogOf {...log} actions={logActionTexts} fields={fieldOf} shown={shown} />;
}
