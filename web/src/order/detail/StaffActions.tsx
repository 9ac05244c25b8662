import { reopenEntrustOrder, type ReceivedOrder } from "@lading/contract/order";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { ReceiveGoods, usePrintLabels } from "#goods-receipt";
import { ConfirmButton, TabModal } from "#ui";
import { AcceptOrders } from "../receiving/AcceptOrders.tsx";
import { TurnDown } from "../receiving/TurnDown.tsx";
import { receivingPage as page } from "../rights.ts";

/** Staff's actions on an order, by its state and their rights. */
export function StaffActions({ order }: { order: ReceivedOrder }) {
  const [open, setOpen] = useState<"accept" | "turnDown" | "receive" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {order.state === "toAccept" && <Waiting order={order} onOpen={setOpen} />}
      {order.state === "turnedDown" && <Reopen id={order.id} />}
      {order.waybillId !== null && order.state !== "turnedDown" && (
        <Accepted waybillId={order.waybillId} onReceive={() => setOpen("receive")} />
      )}
      <Dialogs order={order} open={open} onClose={close} />
    </>
  );
}

function Waiting({ order, onOpen }: { order: ReceivedOrder; onOpen: (what: "accept" | "turnDown") => void }) {
  const { t, word } = useTexts("order");
  const may = useMay();
  const navigate = useNavigate();
  return (
    <>
      {may(`${page}:approve`) && (
        <>
          <Button type="primary" onClick={() => onOpen("accept")}>
            {t("accept")}
          </Button>
          <Button danger onClick={() => onOpen("turnDown")}>
            {t("turnDown")}
          </Button>
        </>
      )}
      {may(`${page}:add`) && (
        <Button onClick={() => void navigate(`/entrustOrderCreate?id=${order.id}`)}>{word("edit")}</Button>
      )}
    </>
  );
}

function Accepted({ waybillId, onReceive }: { waybillId: string; onReceive: () => void }) {
  const { t } = useTexts("order");
  const may = useMay();
  const print = usePrintLabels();
  return (
    <>
      {may(`${page}:edit`) && (
        <Button type="primary" onClick={onReceive}>
          {t("receive")}
        </Button>
      )}
      <Button loading={print.isMaking} onClick={() => print.start([waybillId])}>
        {t("label")}
      </Button>
    </>
  );
}

function Reopen({ id }: { id: string }) {
  const { t } = useTexts("order");
  const may = useMay();
  const reopen = useCall(reopenEntrustOrder);
  if (!may(`${page}:approve`)) return null;
  return (
    <ConfirmButton
      danger={false}
      question={t("reopenQuestion")}
      onConfirm={async () => {
        await reopen.mutateAsync({ id });
        notify.success(t("reopened"));
      }}
    >
      {t("reopen")}
    </ConfirmButton>
  );
}

interface DialogsProps {
  order: ReceivedOrder;
  open: "accept" | "turnDown" | "receive" | null;
  onClose: () => void;
}

function Dialogs({ order, open, onClose }: DialogsProps) {
  const { t } = useTexts("order");
  if (open === "accept")
    return (
      <TabModal open title={t("acceptTitle", { number: order.orderNumber })} onCancel={onClose} width={720}>
        <AcceptOrders orders={[order]} onClose={onClose} />
      </TabModal>
    );
  if (open === "turnDown")
    return (
      <TabModal open title={t("turnDownTitle", { number: order.orderNumber })} onCancel={onClose}>
        <TurnDown id={order.id} onClose={onClose} />
      </TabModal>
    );
  return open === "receive" && <ReceiveGoods numbers={[order.houseNumber]} onClose={onClose} />;
}
