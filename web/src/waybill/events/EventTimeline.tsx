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

/** What happened to a shipment, newest first. Withdrawn events are struck and say who withdrew them and why. */
export function EventTimeline({ events, onWithdraw }: EventTimelineProps) {
  const { t } = useTexts("waybill");
  if (events.length === 0) return <p className="muted">{t("events.none")}</p>;
  return (
    <ol className="event-line">
      {events.map((event) => (
        <li key={event.id} data-withdrawn={event.withdrawnAt !== null || undefined}>
          <OneEvent event={event} />
          {onWithdraw && event.withdrawnAt === null && (
            <Button type="link" size="small" onClick={() => onWithdraw(event)}>
              {t("events.withdraw")}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function OneEvent({ event }: { event: WaybillEvent }) {
  const { t } = useTexts("waybill");
  const what = (
    <>
      <strong>{event.state}</strong>
      {event.place !== "" && <bdi className="event-place">{event.place}</bdi>}
      {event.remark !== "" && <bdi className="event-remark">{event.remark}</bdi>}
    </>
  );
  return (
    <>
      <time dateTime={event.occurredAt}>{formatMoment(event.occurredAt)}</time>
      <div className="event-what">{event.withdrawnAt === null ? what : <s>{what}</s>}</div>
      <p className="event-who muted">
        {t("events.enteredBy", { name: event.createdByName, time: formatMoment(event.createdAt) })}
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
    </>
  );
}
