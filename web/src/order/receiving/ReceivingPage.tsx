import "../order.css";
import {
  exportOrderReceivingCenterList,
  getOrderReceivingCenterList,
  orderStateNames,
  orderStates,
  type OrderState,
  type ReceivedOrder,
} from "@lading/contract/order";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useNames } from "../names.ts";
import { useMay } from "#core/menu";
import { usePage } from "#core/page";
import { ReceiveGoods, usePrintLabels } from "#goods-receipt";
import { useExport } from "#jobs";
import { ListPage, Segments, TabModal } from "#ui";
import { AcceptOrders } from "./AcceptOrders.tsx";
import { useColumns, useFilters } from "./columns.tsx";
import { receivingPage as page } from "../rights.ts";
import { TurnDown } from "./TurnDown.tsx";
import { useOrdersChanged } from "../use-orders-changed.ts";

/** The open dialog over the list. */
type Open =
  | { kind: "accept"; orders: readonly ReceivedOrder[]; after?: () => void }
  | { kind: "turnDown"; order: ReceivedOrder }
  | { kind: "receive"; numbers: readonly string[] };

/** /logisticsManagement/orderWayBill: orders that came in, accepted or turned down, and their goods taken in. */
export default function ReceivingPage() {
  const [state, setState] = useState<OrderState | "all">("toAccept");
  const [open, setOpen] = useState<Open | null>(null);
  const exporting = useExport(exportOrderReceivingCenterList);
  const columns = useColumns();
  const filters = useFilters();
  useOrdersChanged();
  return (
    <>
      <States state={state} onChange={setState} />
      <ListPage
        call={getOrderReceivingCenterList}
        columns={columns}
        filters={filters}
        fixed={state === "all" ? {} : { state }}
        toolbar={<Toolbar onReceive={() => setOpen({ kind: "receive", numbers: [] })} />}
        rowActions={(order) => <RowActions order={order} onOpen={setOpen} />}
        bulkActions={(orders, clear) => <BulkActions orders={orders} clear={clear} onOpen={setOpen} />}
        onExport={exporting.start}
      />
      {exporting.card}
      <Dialog open={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** The states of orders, each with how many there are. */
function States({ state, onChange }: { state: OrderState | "all"; onChange: (state: OrderState | "all") => void }) {
  const { word, language } = useTexts("order");
  const { field } = useNames();
  const { search, replaceSearch } = usePage();
  const { data } = useRead(getOrderReceivingCenterList, { pageSize: 1 }, { quiet: true, ownErrors: true });
  const choose = (next: OrderState | "all") => {
    const kept = new URLSearchParams(search);
    kept.delete("page");
    replaceSearch(kept);
    onChange(next);
  };
  const options = orderStateNames.map((name) => ({
    value: name,
    label: (
      <>
        {orderStates[name][language]} <bdi className="order-count">{data?.counts[name] ?? ""}</bdi>
      </>
    ),
  }));
  return (
    <div className="order-states">
      <Segments
        label={field("state")}
        value={state}
        onChange={choose}
        options={[...options, { value: "all" as const, label: word("all") }]}
      />
    </div>
  );
}

function Toolbar({ onReceive }: { onReceive: () => void }) {
  const { t } = useTexts("order");
  const may = useMay();
  const navigate = useNavigate();
  return (
    <>
      {may(`${page}:add`) && (
        <Button type="primary" onClick={() => void navigate("/entrustOrderCreate")}>
          {t("record")}
        </Button>
      )}
      {may(`${page}:edit`) && <Button onClick={onReceive}>{t("receive")}</Button>}
    </>
  );
}

interface RowActionsProps {
  order: ReceivedOrder;
  onOpen: (open: Open) => void;
}

function RowActions({ order, onOpen }: RowActionsProps) {
  const { t } = useTexts("order");
  const may = useMay();
  if (order.state === "toAccept" && may(`${page}:approve`))
    return (
      <>
        <Button type="link" onClick={() => onOpen({ kind: "accept", orders: [order] })}>
          {t("accept")}
        </Button>
        <Button type="link" danger onClick={() => onOpen({ kind: "turnDown", order })}>
          {t("turnDown")}
        </Button>
      </>
    );
  if (order.state === "unstorage" && may(`${page}:edit`))
    return (
      <Button type="link" onClick={() => onOpen({ kind: "receive", numbers: [order.houseNumber] })}>
        {t("receive")}
      </Button>
    );
  return null;
}

interface BulkActionsProps {
  orders: readonly ReceivedOrder[];
  clear: () => void;
  onOpen: (open: Open) => void;
}

function BulkActions({ orders, clear, onOpen }: BulkActionsProps) {
  const { t } = useTexts("order");
  const may = useMay();
  const print = usePrintLabels();
  const waiting = orders.filter(({ state }) => state === "toAccept");
  const coming = orders.filter(({ state }) => state === "unstorage");
  const waybillIds = orders.flatMap(({ waybillId, state }) => (state === "turnedDown" ? [] : (waybillId ?? [])));
  return (
    <>
      {waiting.length > 0 && may(`${page}:approve`) && (
        <Button onClick={() => onOpen({ kind: "accept", orders: waiting, after: clear })}>
          {t("acceptAll", { count: waiting.length })}
        </Button>
      )}
      {coming.length > 0 && may(`${page}:edit`) && (
        <Button onClick={() => onOpen({ kind: "receive", numbers: coming.map(({ houseNumber }) => houseNumber) })}>
          {t("receiveAll", { count: coming.length })}
        </Button>
      )}
      {waybillIds.length > 0 && (
        <Button loading={print.isMaking} onClick={() => print.start(waybillIds)}>
          {t("labels")}
        </Button>
      )}
    </>
  );
}

function Dialog({ open, onClose }: { open: Open | null; onClose: () => void }) {
  const { t } = useTexts("order");
  if (open?.kind === "accept") {
    const [first] = open.orders;
    const title =
      open.orders.length === 1 && first
        ? t("acceptTitle", { number: first.orderNumber })
        : t("acceptAll", { count: open.orders.length });
    return (
      <TabModal open title={title} onCancel={onClose} width={720}>
        <AcceptOrders orders={open.orders} onDone={open.after} onClose={onClose} />
      </TabModal>
    );
  }
  if (open?.kind === "turnDown")
    return (
      <TabModal open title={t("turnDownTitle", { number: open.order.orderNumber })} onCancel={onClose}>
        <TurnDown id={open.order.id} onClose={onClose} />
      </TabModal>
    );
  return open && <ReceiveGoods numbers={open.numbers} onClose={onClose} />;
}
