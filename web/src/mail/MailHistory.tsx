import "./mail.css";
import { nameBytes } from "@lading/contract/files";
import { getMailDeliveryList, mailStates, type MailState } from "@lading/contract/mail";
import type { AnswerOf } from "@lading/contract/core";
import { Tag } from "antd";
import { useId } from "react";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { listed, useTexts } from "#core/i18n";

type Delivery = AnswerOf<typeof getMailDeliveryList>["rows"][number];

const colours: Readonly<Record<MailState, string>> = {
  sending: "processing",
  sent: "success",
  refused: "error",
  notSent: "error",
  unknown: "warning",
  outbox: "warning",
};

interface MailHistoryProps {
  /** The record's kind, as the server's list of mailed records names it. */
  entity: string;
  id: string;
}

/** E-mails sent about a record: when, by whom, to whom, with which files, and their outcome. */
export default function MailHistory({ entity, id }: MailHistoryProps) {
  const { t } = useTexts("mail");
  const title = useId();
  const { data, error } = useRead(getMailDeliveryList, { entity, id }, { quiet: true, ownErrors: true });
  return (
    <section className="mail-history" aria-labelledby={title}>
      <h2 id={title}>{t("title")}</h2>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.rows.length === 0 && <p className="muted">{t("none")}</p>}
      {data && data.rows.length > 0 && (
        <ul>
          {data.rows.map((mail) => (
            <Entry key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ mail }: { mail: Delivery }) {
  const { t, language } = useTexts("mail");
  const { state, subject, to, refused, attachments, account, sentByName, createdAt } = mail;
  return (
    <li>
      <header>
        <strong dir="auto">{subject}</strong>
        <Tag color={colours[state]}>{mailStates[state][language]}</Tag>
      </header>
      <span className="muted">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time> · <bdi>{sentByName}</bdi>
        {account !== "" && (
          <>
            {" "}
            · {t("account")} <bdi>{account}</bdi>
          </>
        )}
      </span>
      <span>
        {t("to")} {listed(to)}
      </span>
      {refused.length > 0 && (
        <span className="mail-refused">
          {t("refused")} {listed(refused)}
        </span>
      )}
      {state === "unknown" && <span>{t("unknown")}</span>}
      {attachments.length > 0 && (
        <span className="muted">
          {t("attached")}{" "}
          {attachments.map(({ name, size }, place) => (
            <span key={`${place} ${name}`}>
              {place > 0 && " · "}
              <bdi>{name}</bdi> <bdi>{nameBytes(size)}</bdi>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}
