import "./period.css";
import {
  loadPeriod,
  openKinds,
  openKindTexts,
  askPeriodReopening,
  closePeriod,
  type PeriodChange,
} from "@lading/contract/period";
import { calendarDate, type AnswerOf } from "@lading/contract/core";
import { Button, Skeleton } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatDate } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { usePage } from "#core/page";
import { DateInput, Failed, Note, Panel, SmallTable } from "#ui";
import { CloseForm, ReopenForm } from "./forms.tsx";
import { History } from "./History.tsx";
import { Waiting } from "./Waiting.tsx";

export type Period = AnswerOf<typeof loadPeriod>;
export type { PeriodChange };

/** /businessLedger/periodClose: up to which day the books are closed, what is still open up to a day, closing and reopening. */
export default function PeriodPage() {
  const { t } = useTexts("period");
  const { title } = usePage();
  const [upTo, setUpTo] = useState("");
  const read = useRead(loadPeriod, { upTo }, { ownErrors: true });
  if (read.error && !read.data) return <Failed message={read.error.message} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeleton active />;
  const { closedUpTo, asked, askedByMe, mayDecide } = read.data;
  return (
    <div className="period-parts">
      <h1 className="visually-hidden">{title}</h1>
      <Note
        type={closedUpTo === null ? "info" : "success"}
        title={closedUpTo === null ? t("nothingClosed") : t("closedUpTo", { date: formatDate(closedUpTo) })}
      />
      {asked && <Waiting asked={asked} isMine={askedByMe} mayDecide={mayDecide} />}
      <Open period={read.data} onDay={setUpTo} />
      <History />
    </div>
  );
}

/** Records still open up to the day chosen, with their lists, and the buttons that close and reopen. */
function Open({ period, onDay }: { period: Period; onDay: (day: string) => void }) {
  const { t, language } = useTexts("period");
  const may = useMayCall();
  const [doing, setDoing] = useState<"close" | "reopen" | null>(null);
  const { upTo, open, closedUpTo, asked } = period;
  const date = formatDate(upTo);
  const left = open.filter(({ count }) => count > 0);
  const done = () => setDoing(null);
  const [typed, setTyped] = useState<string>();
  const look = (day: string | null) => {
    setTyped(day ?? "");
    // A day that is half typed is none yet.
    if (calendarDate.safeParse(day).success) onDay(day ?? "");
  };
  return (
    <Panel
      title={t("openTitle", { date })}
      actions={
        <>
          {may(closePeriod) && (
            <Button type="primary" onClick={() => setDoing("close")}>
              {t("close")}
            </Button>
          )}
          {may(askPeriodReopening) && closedUpTo !== null && asked === null && (
            <Button onClick={() => setDoing("reopen")}>{t("reopen")}</Button>
          )}
        </>
      }
    >
      <label className="period-day">
        <span>{t("look")}</span>
        <DateInput value={typed ?? upTo} onChange={look} />
      </label>
      {left.length === 0 ? (
        <Note type="success" title={t("allDone", { date })} />
      ) : (
        <>
          <SmallTable
            label={t("openTitle", { date })}
            columns={[
              { title: t("what"), wide: true },
              { title: t("howMany"), number: true },
              { title: "", actions: true },
            ]}
            rows={left.map(({ kind, count }) => ({
              key: kind,
              cells: [
                openKindTexts[kind][language],
                String(count),
                <Link key="show" to={openKinds[kind]}>
                  {t("show")}
                </Link>,
              ],
            }))}
          />
          <p className="muted">{t("openHint")}</p>
        </>
      )}
      {doing === "close" && <CloseForm period={period} onClose={done} />}
      {doing === "reopen" && <ReopenForm period={period} onClose={done} />}
    </Panel>
  );
}
