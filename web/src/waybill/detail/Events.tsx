import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "#core/i18n";
import { EventTimeline, type WaybillEvent } from "../events/EventTimeline.tsx";
import { useWaybillRights } from "../rights.ts";
import { Card } from "./Card.tsx";
import type { Detail } from "./detail.ts";

const WithdrawEvent = lazy(async () => ({ default: (await import("../events/WithdrawEvent.tsx")).WithdrawEvent }));

interface EventsProps {
  waybill: Detail["waybill"];
  events: readonly WaybillEvent[];
  onAdd: () => void;
}

/** The shipment's events; users with the right to add events add to them and withdraw wrong ones. */
export function Events({ waybill, events, onAdd }: EventsProps) {
  const { t } = useTexts("waybill");
  const mayAdd = useWaybillRights().addsEvents && !waybill.voided;
  const [wrong, setWrong] = useState<WaybillEvent | null>(null);
  return (
    <Card
      title={t("events.title")}
      actions={
        mayAdd && (
          <Button size="small" onClick={onAdd}>
            {t("events.add")}
          </Button>
        )
      }
    >
      <EventTimeline events={events} {...(mayAdd && { onWithdraw: setWrong })} />
      {wrong && (
        <Suspense fallback={null}>
          <WithdrawEvent event={wrong} onClose={() => setWrong(null)} />
        </Suspense>
      )}
    </Card>
  );
}
