import "../customer.css";
import {
  editCustomerMessageMail,
  getCustomerMessageList,
  loadCustomerHomeInfo,
  readCustomerMessage,
} from "@lading/contract/customer";
import { Button, Checkbox } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { useCall, useRead, useReadOn } from "#core/api";
import { useServerEvent } from "#core/events";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { Failed, PageHeader, Segments, StatusTag, type RowOf } from "#ui";
import { More } from "../More.tsx";

const atOnce = 20;
type Message = RowOf<typeof getCustomerMessageList>;

/** /customerHome/messageList: what the forwarder has to tell the customer; it comes while the page is open. */
export default function CustomerMessagesPage() {
  const { t, word } = useTexts("customer");
  const { title } = usePage();
  const [shown, setShown] = useState<"all" | "unread">("all");
  const input = { pageSize: atOnce, ...(shown === "unread" && { unread: true }) };
  const messages = useReadOn(getCustomerMessageList, input, { ownErrors: true });
  const { data, error, refetch } = messages;
  const read = useCall(readCustomerMessage);
  const mark = (ids: string[] | null) => void read.mutateAsync({ ids }).catch(() => undefined);
  useServerEvent("customer.message", () => void refetch());
  return (
    <div className="detail-page customer-messages">
      <PageHeader
        title={title}
        actions={
          data?.rows.some((message) => !message.read) && (
            <Button onClick={() => mark(null)}>{t("messages.readAll")}</Button>
          )
        }
      />
      <Segments
        label={t("messages.show")}
        value={shown}
        onChange={setShown}
        options={[
          { value: "all", label: word("all") },
          { value: "unread", label: t("messages.unread") },
        ]}
      />
      <ByMail />
      {error && !data && <Failed message={error.message} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <p className="muted">{t(shown === "all" ? "messages.none" : "messages.noneUnread")}</p>
      )}
      <ul>
        {data?.rows.map((message) => (
          <CustomerMessageCard key={message.id} message={message} onRead={() => mark([message.id])} />
        ))}
      </ul>
      <More read={messages} />
    </div>
  );
}

/** The choice to have messages by e-mail as well. */
function ByMail() {
  const { t } = useTexts("customer");
  const { data: home } = useRead(loadCustomerHomeInfo, {});
  const choose = useCall(editCustomerMessageMail);
  if (!home) return null;
  if (home.email === "") return <p className="muted">{t("messages.mailNoAddress")}</p>;
  return (
    <Checkbox
      checked={home.mailsMessages}
      disabled={choose.isPending}
      onChange={({ target }) => void choose.mutateAsync({ mailsMessages: target.checked }).catch(() => undefined)}
    >
      {t("messages.mail", { address: home.email })}
    </Checkbox>
  );
}

/** The page that a message is about, and the name of the way there. */
function placeOf({ kind, waybillNumber, orderNumber }: Message) {
  if (waybillNumber !== "")
    return {
      to: `/ShipmentList/shipmentList?search=${encodeURIComponent(waybillNumber)}`,
      name: "openShipments",
    } as const;
  if (kind === "orderTurnedDown")
    return { to: `/EntrustOrder/entrustOrder?search=${encodeURIComponent(orderNumber)}`, name: "openOrders" } as const;
  return { to: "/customerHome/customerInfo", name: "openDetails" } as const;
}

function CustomerMessageCard({ message, onRead }: { message: Message; onRead: () => void }) {
  const { t } = useTexts("customer");
  const { kind, text, createdAt, read } = message;
  const { to, name } = placeOf(message);
  return (
    <li data-unread={!read}>
      <header>
        <strong>{t(`messages.kinds.${kind}`)}</strong>
        {!read && <StatusTag tone="active">{t("messages.new")}</StatusTag>}
        <time dateTime={createdAt} className="muted">
          {formatMoment(createdAt)}
        </time>
      </header>
      <p dir="auto">{text}</p>
      <footer>
        <Link to={to} onClick={() => !read && onRead()}>
          {t(`messages.${name}`)}
        </Link>
        {!read && (
          <Button type="link" size="small" onClick={onRead}>
            {t("messages.markRead")}
          </Button>
        )}
      </footer>
    </li>
  );
}
