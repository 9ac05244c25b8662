import "./timeline.css";
import type { TrackedShipment } from "@lading/contract/tracking";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";

/** Events, newest first; of a shipment that companies handed on, each with its company. */
export function Timeline({ shipment: { events, companies } }: { shipment: TrackedShipment }) {
  const { t } = useTexts("tracking");
  if (events.length === 0) return <p className="muted">{t("shipment.noEvents")}</p>;
  return (
    <section className="shipment-events">
      <h3>{t("shipment.events", { count: events.length })}</h3>
      <ol>
        {events.map(({ occurredAt, state, phase, company, place, remark }, position) => (
          <li
            key={`${occurredAt} ${state} ${place} ${events.length - position}`}
            data-state={phase ?? undefined}
            aria-current={position === 0 ? "step" : undefined}
          >
            <time dateTime={occurredAt}>{formatMoment(occurredAt)}</time>
            <div>
              <strong>{state}</strong>
              {place !== "" && (
                <span className="shipment-place">
                  <bdi>{place}</bdi>
                </span>
              )}
              {companies.length > 1 && (
                <small>
                  <bdi>{company}</bdi>
                </small>
              )}
              {remark !== "" && <p dir="auto">{remark}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
