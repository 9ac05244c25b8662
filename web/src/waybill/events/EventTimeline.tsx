import "./events.css";
import type { AnswerOf } from "@lading/contract/core";
import type { historyDeliveryDetails } from "@lading/contract/logistics-state";
import { Button } from "antd";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";

/** Something that happened to a waybill. */
export type WaybillEvent = AnswerOf<typeof historyDeliveryDetails>["rows"][number];

interface EventTimelineProps {
  /** Newest first, withdrawn ones as well. */
  events: readonly WaybillEvent[];
  /** With it an event can be withdrawn. */
  onWithdraw?: (event: WaybillEvent) => void;
}

/** A shipment's events, newest first. Withdrawn events are struck and say who withdrew them and why. */
export function EventTimeline({ events, onWithdraw }: EventTimelineProps) {
  const { t } = useTexts("waybill");
  if (events.length === 0) return <p className="muted">{t("events.none")}</p>;
  return (
    <ol className="event-line">
      {events.map((event) => (
        <li key={event.id} data-withdrawn={event.withdrawnAt !== null || undefined}>
          <What event={event} />
          <p className="event-who muted">
            <EnteredBy event={event} />
            {onWithdraw && event.withdrawnAt === null && (
              <Button type="link" size="small" onClick={() => onWithdraw(event)}>
                {t("events.withdraw")}
              </Button>
            )}
          </p>
          {event.withdrawnAt !== null && (
            <p className="event-who event-withdrawn">
              {t("events.withdrawnBy", {
                name: event.withdrawnByName ?? "",
                time: formatMoment(event.withdrawnAt),
                reason: event.withdrawReason ?? "",
              })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** When it was entered is only said where that is not when it happened. */
function EnteredBy({ event }: { event: WaybillEvent }) {
  const { t } = useTexts("waybill");
  const name = event.createdByName;
  const time = formatMoment(event.createdAt);
  if (time === formatMoment(event.occurredAt)) return t("events.enteredByName", { name });
  return t("events.enteredBy", { name, time });
}

function What({ event }: { event: WaybillEvent }) {
  const what = (
    <>
      <strong>{event.state}</strong>
      {event.place !== "" && <bdi>{event.place}</bdi>}
      <time dateTime={event.occurredAt}>{formatMoment(event.occurredAt)}</time>
      {event.remark !== "" && <bdi className="event-remark">{event.remark}</bdi>}
    </>
  );
  return event.withdrawnAt === null ? <div className="event-what">{what}</div> : <s className="event-what">{what}</s>;
}
