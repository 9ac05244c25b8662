import { Button } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { EventTimeline, type WaybillEvent } from "../events/EventTimeline.tsx";
import { WithdrawEvent } from "../events/WithdrawEvent.tsx";
import { useWaybillRights } from "../rights.ts";
import { Card } from "./Card.tsx";
import type { Detail } from "./detail.ts";

interface EventsProps {
  waybill: Detail["waybill"];
  events: readonly WaybillEvent[];
  onAdd: () => void;
}

/** What happened to the shipment; whoever may edit adds to it and withdraws what was wrong. */
export function Events({ waybill, events, onAdd }: EventsProps) {
  const { t } = useTexts("waybill");
  const edits = useWaybillRights().edits && !waybill.voided;
  const [wrong, setWrong] = useState<WaybillEvent | null>(null);
  return (
    <Card
      title={t("events.title")}
      actions={
        edits && (
          <Button size="small" onClick={onAdd}>
            {t("events.add")}
          </Button>
        )
      }
    >
      <EventTimeline events={events} {...(edits && { onWithdraw: setWrong })} />
      {wrong && <WithdrawEvent event={wrong} onClose={() => setWrong(null)} />}
    </Card>
  );
}
