import "../order.css";
import { loadCustomerEntrustOrder, loadEntrustOrder } from "@lading/contract/order";
import { useEffect } from "react";
import { useRead } from "#core/api";
import { usePage } from "#core/page";
import { audienceOf, useSession } from "#core/session";
import { Receipts } from "#goods-receipt";
import { MailHistory } from "#mail";
import { DetailPage } from "#ui";
import { OrderTag } from "../state.tsx";
import { useOrdersChanged } from "../use-orders-changed.ts";
import { CustomerActions } from "./CustomerActions.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderLog } from "./OrderLog.tsx";
import { StaffActions } from "./StaffActions.tsx";

/** /entrustOrderDetail?id=…: an order, for its customer or for staff. */
export default function OrderPage() {
  const session = useSession();
  const isCustomer = session !== null && audienceOf(session) === "customer";
  return isCustomer ? <OwnOrder /> : <StaffOrder />;
}

function useTitle(title: string | undefined): void {
  const { setTitle } = usePage();
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  useOrdersChanged();
}

function OwnOrder() {
  const { search } = usePage();
  const read = useRead(loadCustomerEntrustOrder, { id: search.get("id") ?? "" }, { ownErrors: true });
  const order = read.data?.order;
  useTitle(order?.orderNumber);
  return (
    <DetailPage
      read={read}
      title={order?.orderNumber ?? ""}
      extra={order && <OrderTag state={order.state} />}
      actions={order && <CustomerActions order={order} />}
    >
      {read.data && (
        <>
          <OrderFacts order={read.data.order} form={read.data.form} />
          <OrderLog log={read.data.log} />
        </>
      )}
    </DetailPage>
  );
}

function StaffOrder() {
  const { search } = usePage();
  const read = useRead(loadEntrustOrder, { id: search.get("id") ?? "" }, { ownErrors: true });
  const order = read.data?.order;
  useTitle(order?.orderNumber);
  return (
    <DetailPage
      read={read}
      title={order?.orderNumber ?? ""}
      extra={order && <OrderTag state={order.state} />}
      actions={order && <StaffActions order={order} />}
    >
      {read.data && (
        <>
          <OrderFacts order={read.data.order} staff={read.data.order} form={read.data.form} />
          {read.data.order.waybillId !== null && <Receipts waybillId={read.data.order.waybillId} />}
          {read.data.order.state === "turnedDown" && <MailHistory entity="entrustOrder" id={read.data.order.id} />}
          <OrderLog log={read.data.log} />
        </>
      )}
    </DetailPage>
  );
}
