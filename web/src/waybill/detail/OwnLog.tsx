import { getWayBillOperationLog, waybillActionTexts } from "@lading/contract/waybill";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { Changes } from "../log/Changes.tsx";
import { Summary } from "../log/Summary.tsx";
import { Card } from "./Card.tsx";

const atFirst = 10;
const most = 200;

/** The operation log of one waybill, newest first; each entry opens to its fields before and after. */
export function OwnLog({ waybillId }: { waybillId: string }) {
  const { t, word, language } = useTexts("waybill");
  const [pageSize, setPageSize] = useState(atFirst);
  const { data, error } = useRead(getWayBillOperationLog, { waybillId, pageSize }, { quiet: true, ownErrors: true });
  return (
    <Card title={word("log")} className="waybill-log">
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.rows.length === 0 && <p className="muted">{t("log.none")}</p>}
      {data?.rows.map((entry) => (
        <details key={entry.id}>
          <summary>
            <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
            <strong>{waybillActionTexts[entry.action][language]}</strong>
            <span>
              <bdi>{entry.userName}</bdi> <bdi className="muted">{entry.ip}</bdi>
            </span>
            <Summary entry={entry} />
          </summary>
          <Changes entry={entry} />
        </details>
      ))}
      {data && data.total > data.rows.length && pageSize < most && (
        <Button type="link" onClick={() => setPageSize(most)}>
          {word("showAll")}
        </Button>
      )}
    </Card>
  );
}
