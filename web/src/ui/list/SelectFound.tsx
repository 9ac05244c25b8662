import type { Call, RequestOf } from "@lading/contract/core";
import { Button } from "antd";
import { useState } from "react";
import { callApi } from "#core/api";
import { formatTotal } from "#core/format";
import { useTexts } from "#core/i18n";

/** A list call's largest page. */
const pageSize = 200;

export interface SelectFoundProps<C extends Call, Row> {
  call: C;
  /** The list's filters and order. */
  input: RequestOf<C>;
  total: number;
  selected: number;
  /** Most rows that a selection takes; without it nothing beyond the page is selected. */
  most: number | undefined;
  onSelect: (rows: readonly Row[]) => void;
}

/** Selects all that the list has found, beyond the page that is shown; of more than a selection takes, the first ones. */
export function SelectFound<C extends Call, Row>({ call, input, most = 0, ...props }: SelectFoundProps<C, Row>) {
  const { t } = useTexts("app");
  const [isReading, setReading] = useState(false);
  const count = Math.min(props.total, most);
  if (props.selected === 0 || props.selected >= count) return null;

  async function select(): Promise<void> {
    setReading(true);
    try {
      const rows: Row[] = [];
      for (let page = 1; rows.length < count; page += 1) {
        const asked: RequestOf<C> = Object.assign({}, input, { page, pageSize });
        // oxlint-disable-next-line eslint/no-await-in-loop, typescript/no-unsafe-type-assertion -- page by page, so that the server is not flooded; a list call answers so
        const answer = (await callApi(call, asked)) as { rows: Row[] };
        rows.push(...answer.rows);
        if (answer.rows.length < pageSize) break;
      }
      props.onSelect(rows.slice(0, most));
    } finally {
      setReading(false);
    }
  }

  const key = props.total > most ? "list.selectFirst" : "list.selectFound";
  return (
    <Button type="link" size="small" loading={isReading} onClick={() => void select().catch(() => undefined)}>
      {t(key, { count, number: formatTotal(count) })}
    </Button>
  );
}
