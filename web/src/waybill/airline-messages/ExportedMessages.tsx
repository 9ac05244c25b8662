import "./messages.css";
import type { AnswerOf } from "@lading/contract/core";
import type { exportAirWaybillMessages } from "@lading/contract/waybill";
import { Button } from "antd";
import { useState } from "react";
import { saveAs } from "#core/api";
import { useTexts, besideEachOther } from "#core/i18n";
import { copyText } from "#core/notice";
import { Note, Select } from "#ui";

type Answer = AnswerOf<typeof exportAirWaybillMessages>;
type Message = Answer["messages"][number];

/** The messages, one in sight at a time, and what to check in them. */
export function ExportedMessages({ messages, warnings }: Answer) {
  const { t, word } = useTexts("waybill");
  const [place, setPlace] = useState(0);
  const shown = messages[place] ?? messages[0];
  if (!shown) return null;
  const isXml = shown.kind.startsWith("X");
  const save = ({ text, fileName }: Pick<Message, "text" | "fileName">) =>
    saveAs(new Blob([text], { type: isXml ? "application/xml" : "text/plain" }), fileName);
  return (
    <div className="waybill-messages">
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      <div className="waybill-messages-bar">
        <Select
          aria-label={t("messages.message")}
          value={messages.indexOf(shown)}
          onChange={setPlace}
          showSearch={{ optionFilterProp: "label" }}
          options={messages.map(({ kind, number }, index) => ({
            value: index,
            label: besideEachOther([kind, number], " "),
          }))}
        />
        <Button
          onClick={() => void copyText(shown.text, { copied: t("messages.copied"), byHand: t("messages.copyByHand") })}
        >
          {word("copy")}
        </Button>
        <Button onClick={() => save(shown)}>{word("download")}</Button>
        {messages.length > 1 && (
          <Button onClick={() => (isXml ? messages : inOneFile(messages)).forEach(save)}>
            {t("messages.downloadAll", { total: messages.length })}
          </Button>
        )}
      </div>
      <pre dir="ltr" tabIndex={0} aria-label={`${shown.kind} ${shown.number}`}>
        {shown.text}
      </pre>
    </div>
  );
}

/** Messages of text go into one file, a blank line between them; an XML document stands for itself. */
function inOneFile(messages: readonly Message[]): Pick<Message, "text" | "fileName">[] {
  const fileName = (messages[0]?.fileName ?? "").replace("FWB_", "FWB_FHL_");
  return [{ fileName, text: messages.map(({ text }) => text).join("\r\n") }];
}

function Warnings({ warnings }: Pick<Answer, "warnings">) {
  const { t } = useTexts("waybill");
  return (
    <Note
      type="warning"
      title={t("messages.check", { count: warnings.length })}
      description={
        <ul
          className="waybill-messages-warnings"
          tabIndex={0}
          aria-label={t("messages.check", { count: warnings.length })}
        >
          {warnings.map(({ number, field, message }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may say the same
            <li key={index}>
              <bdi>{number}</bdi> · {field}: {message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
