import "../order.css";
import { loadCustomerHomeInfo } from "@lading/contract/customer";
import {
  addCustomerEntrustOrder,
  addEntrustOrder,
  editCustomerEntrustOrder,
  editEntrustOrder,
  loadCustomerEntrustOrder,
  loadEntrustOrder,
} from "@lading/contract/order";
import { Skeleton } from "antd";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { audienceOf, useSession } from "#core/session";
import { Failed, PageHeader, RecordForm } from "#ui";
import { CustomerChoice, OrderFields } from "./OrderFields.tsx";
import type { CustomerHome } from "./types.ts";
import { emptyOrder, orderToInput, orderValues } from "./values.ts";

/** /entrustOrderCreate: a new order; `?id=` changes one, `?copy=` begins with another's. */
export default function OrderFormPage() {
  const { t } = useTexts("order");
  const { search } = usePage();
  const session = useSession();
  const isCustomer = session !== null && audienceOf(session) === "customer";
  const id = search.get("id") ?? "";
  const from = id || (search.get("copy") ?? "");
  const read = useRead(
    isCustomer ? loadCustomerEntrustOrder : loadEntrustOrder,
    { id: from },
    {
      enabled: from !== "",
      ownErrors: true,
    },
  );
  const home = useRead(loadCustomerHomeInfo, {}, { enabled: isCustomer && from === "", quiet: true, ownErrors: true });
  if (from !== "" && read.error) return <Failed message={read.error.message} onRetry={() => void read.refetch()} />;
  const isReady = from === "" ? !isCustomer || home.data !== undefined || home.error !== null : read.data !== undefined;
  if (!isReady) return <Skeleton active paragraph={{ rows: 10 }} />;
  const initial = read.data ? orderValues(read.data.form) : emptyOrder(home.data);
  const edited = id === "" ? undefined : read.data?.order;
  return (
    <div className="order-page">
      <PageHeader title={edited ? t("form.editTitle", { number: edited.orderNumber }) : t("form.newTitle")} />
      {edited ? (
        <EditForm {...{ isCustomer, initial }} id={edited.id} version={edited.version} />
      ) : (
        <NewForm {...{ isCustomer, initial }} proposed={from === "" ? home.data : undefined} />
      )}
    </div>
  );
}

interface FormProps {
  isCustomer: boolean;
  initial: Readonly<Record<string, unknown>>;
}

function useLeaving() {
  const navigate = useNavigate();
  const { close } = usePage();
  return (id: string) => {
    close();
    void navigate(`/entrustOrderDetail?id=${id}`);
  };
}

function NewForm({ isCustomer, initial, proposed }: FormProps & { proposed: CustomerHome | undefined }) {
  const { t } = useTexts("order");
  const leave = useLeaving();
  return (
    <RecordForm
      call={isCustomer ? addCustomerEntrustOrder : addEntrustOrder}
      initial={initial}
      toInput={orderToInput}
      submitText={isCustomer ? t("form.place") : t("form.record")}
      onDone={({ id, orderNumber }) => {
        notify.success(t("form.placed", { number: orderNumber }));
        leave(id);
      }}
    >
      {!isCustomer && <CustomerChoice />}
      <OrderFields picksParties={!isCustomer} proposed={proposed} />
    </RecordForm>
  );
}

function EditForm({ isCustomer, initial, id, version }: FormProps & { id: string; version: number }) {
  const { word } = useTexts("order");
  const leave = useLeaving();
  return (
    <RecordForm
      call={isCustomer ? editCustomerEntrustOrder : editEntrustOrder}
      initial={initial}
      fixed={{ id, version }}
      toInput={orderToInput}
      onDone={() => {
        notify.success(word("saved"));
        leave(id);
      }}
    >
      <OrderFields picksParties={!isCustomer} />
    </RecordForm>
  );
}
