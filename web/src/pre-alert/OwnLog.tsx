import { getPreAlterOperationLogList, preAlertActionTexts } from "@lading/contract/pre-alert";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { RecordLog } from "#ui";
import { isField, useLabels } from "./labels.tsx";

const atFirst = 10;
const most = 200;

/** The operation log of a pre-alert, newest first; each entry opens to its fields before and after. */
export function OwnLog({ preAlertId }: { preAlertId: string }) {
  const { t, word, language } = useTexts("pre-alert");
  const labels = useLabels();
  const [pageSize, setPageSize] = useState(atFirst);
  const read = useRead(getPreAlterOperationLogList, { preAlertId, pageSize }, { quiet: true, ownErrors: true });
  const { data } = read;
  const nameOf = (field: string) => (isField(field) ? labels.field(field) : t("outcome"));
  const isMore = data !== undefined && data.total > data.rows.length && pageSize < most;
  return (
    <RecordLog
      title={word("log")}
      read={read}
      actionOf={(action, { changes }) => {
        // Of a message, how it ended: most of all that nothing left.
        const ended = changes.find(({ field }) => field === "mailState")?.after;
        return [preAlertActionTexts[action][language], ended].filter(Boolean).join(" · ");
      }}
      fieldOf={nameOf}
      shown={shown}
      none={t("logNone")}
      more={
        isMore && (
          <Button type="link" onClick={() => setPageSize(most)}>
            {word("showAll")}
          </Button>
        )
      }
    />
  );
}

function shown(value: string): string {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) ? formatMoment(value) : value;
}
