import type { AnswerOf } from "@lading/contract/core";
import { acceptEntrustOrder, acceptEntrustOrders, type ReceivedOrder } from "@lading/contract/order";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { isAir, isSea, waybillTypeNumbers } from "@lading/contract/waybill";
import { Button, Form, Input, Skeleton } from "antd";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { usePreference } from "#core/preferences";
import { useSession } from "#core/session";
import { CreditNote, useCreditSettings } from "#customer-contract";
import { Note, RecordForm } from "#ui";
import { PartiesOfOrders } from "../PartiesKnown.tsx";
import { AcceptFields, roleFields, type Role } from "./AcceptFields.tsx";

interface AcceptOrdersProps {
  orders: readonly ReceivedOrder[];
  /** After everything was accepted. */
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

const quiet = { quiet: true, ownErrors: true } as const;
type Chosen = Partial<Record<Role | "warehouseId", string>>;

/** Accepts one order, or many with the same people. */
export function AcceptOrders(props: AcceptOrdersProps) {
  const { data: people } = useRead(getUserListByCompanyCode, {}, quiet);
  const { data: warehouses } = useRead(getWarehouseOptionList, {}, quiet);
  const session = useSession();
  const [last, setLast] = usePreference<Chosen>("order.accept", {});
  if (!people || !warehouses) return <Skeleton active paragraph={{ rows: 6 }} />;
  const initial = {
    shippingDate: today(),
    ...Object.fromEntries(roleFields.map((role) => [role, personFor(role, { people: people.rows, last, session })])),
    ...ownSales(props.orders, people.rows),
    warehouseId: warehouseFor(warehouses.rows, last),
  };
  const fields = { orders: props.orders, people: people.rows, warehouses: warehouses.rows };
  const [order] = props.orders;
  if (props.orders.length === 1 && order)
    return (
      <AcceptOne {...props} order={order} initial={initial} onKeep={setLast}>
        <AcceptFields {...fields} types={sameWay(order.type)} />
      </AcceptOne>
    );
  return (
    <AcceptMany {...props} initial={initial} onKeep={setLast}>
      <AcceptFields {...fields} types={[]} />
    </AcceptMany>
  );
}

/** To the port or to the door, by the same mode of transport. */
function sameWay(type: number) {
  return waybillTypeNumbers.filter(
    (other) => other === type || (isAir(other) && isAir(type)) || (isSea(other) && isSea(type)),
  );
}

type Person = AnswerOf<typeof getUserListByCompanyCode>["rows"][number];

interface Known {
  people: readonly Person[];
  last: Chosen;
  session: ReturnType<typeof useSession>;
}

/** The role's person: the last chosen, else the clerk as a holder of the role, its only holder, or the clerk. */
function personFor(role: Role, { people, last, session }: Known): string | undefined {
  const key = role === "customerServiceId" ? "customerService" : role.replace("Id", "");
  const holders = people.filter(({ presets }) => presets.some((preset) => preset === key));
  const known = (id: string | null | undefined) => people.find(({ UserId }) => UserId === id)?.UserId;
  const own = known(session?.UserId);
  const only = holders.length === 1 ? holders[0]?.UserId : undefined;
  return known(last[role]) ?? holders.find(({ UserId }) => UserId === own)?.UserId ?? only ?? own;
}

/** The customers' own salesperson, where it is the same one for all. */
function ownSales(orders: readonly ReceivedOrder[], people: readonly Person[]): { salesId?: string } {
  const [salesId, ...others] = new Set(orders.map((order) => order.salesId));
  const isKnown = people.some(({ UserId }) => UserId === salesId);
  return salesId && others.length === 0 && isKnown ? { salesId } : {};
}

function warehouseFor(rows: AnswerOf<typeof getWarehouseOptionList>["rows"], last: Chosen): string | undefined {
  const before = rows.find(({ id }) => id === last.warehouseId);
  return (before ?? (rows.length === 1 ? rows[0] : undefined))?.id;
}

function keptOf(input: Readonly<Record<string, unknown>>): Chosen {
  const names = [...roleFields, "warehouseId"] as const;
  return Object.fromEntries(names.flatMap((name) => (typeof input[name] === "string" ? [[name, input[name]]] : [])));
}

interface FormProps extends AcceptOrdersProps {
  initial: Readonly<Record<string, unknown>>;
  onKeep: (chosen: Chosen) => void;
  children: ReactNode;
}

function AcceptOne({ order, initial, onKeep, onDone, onClose, children }: FormProps & { order: ReceivedOrder }) {
  const { t } = useTexts("order");
  return (
    <RecordForm
      call={acceptEntrustOrder}
      initial={{ ...initial, type: order.type }}
      fixed={{ id: order.id, version: order.version }}
      submitText={t("accept")}
      onDone={({ houseNumber }, input) => {
        onKeep(keptOf(input));
        notify.success(t("accepted", { number: houseNumber }));
        onDone?.();
        onClose();
      }}
      onCancel={onClose}
    >
      <p className="muted">
        <bdi>{order.customerName}</bdi> · <bdi>{order.productName}</bdi> ·{" "}
        <Link to={`/entrustOrderDetail?id=${order.id}`} onClick={onClose}>
          {t("seeAll")}
        </Link>
      </p>
      {children}
      <PartiesOfOrders orders={[order]} />
      <CreditNote customer={{ customerId: order.customerId }} />
    </RecordForm>
  );
}

type Outcome = AnswerOf<typeof acceptEntrustOrders>["rows"][number];

function AcceptMany({ orders, initial, onKeep, onDone, onClose, children }: FormProps) {
  const { t } = useTexts("order");
  const { mayRelease } = useCreditSettings();
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  if (outcomes) return <Outcomes rows={outcomes} onClose={onClose} />;
  return (
    <RecordForm
      call={acceptEntrustOrders}
      initial={initial}
      fixed={{ ids: orders.map(({ id }) => id) }}
      submitText={t("acceptAll", { count: orders.length })}
      onDone={({ rows }, input) => {
        onKeep(keptOf(input));
        onDone?.();
        const failed = rows.filter(({ error }) => error !== "");
        if (failed.length > 0) setOutcomes(rows);
        else {
          notify.success(t("acceptedAll", { count: rows.length }));
          onClose();
        }
      }}
      onCancel={onClose}
    >
      <p className="muted">{t("acceptManyHint")}</p>
      {children}
      <PartiesOfOrders orders={orders} />
      {mayRelease && (
        <Form.Item name="creditReason" label={t("creditReason")} extra={t("creditReasonHint")}>
          <Input maxLength={200} dir="auto" autoComplete="off" />
        </Form.Item>
      )}
    </RecordForm>
  );
}

/** Outcome for each order. */
function Outcomes({ rows, onClose }: { rows: readonly Outcome[]; onClose: () => void }) {
  const { t, word } = useTexts("order");
  const done = rows.filter(({ error }) => error === "");
  return (
    <>
      <Note type="warning" title={t("acceptedSome", { done: done.length, count: rows.length })} />
      <ul className="order-outcomes">
        {rows.map(({ id, orderNumber, houseNumber, error }) => (
          <li key={id} data-refused={error !== ""}>
            <bdi>{orderNumber}</bdi> <bdi>{error === "" ? houseNumber : error}</bdi>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{word("close")}</Button>
    </>
  );
}
