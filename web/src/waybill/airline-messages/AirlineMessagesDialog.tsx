import { CurrencyInput } from "#currency";
import type { Currency } from "@lading/contract/core";
import {
  airlineMessageFormats,
  exportAirWaybillMessages,
  mostHandlingCodes,
  usualHandlingCodes,
  type AirlineMessageFormat,
  type ListedWaybill,
} from "@lading/contract/waybill";
import { Form } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts, besideEachOther } from "#core/i18n";
import { Failed, Segments, Select, TabDrawer } from "#ui";
import { ExportedMessages } from "./ExportedMessages.tsx";

interface AirlineMessagesDialogProps {
  waybill: Pick<ListedWaybill, "id" | "houseNumber">;
  onClose: () => void;
}

/** An air main waybill with its houses as messages for the airline, to look at, copy and keep. */
export function AirlineMessagesDialog({ waybill, onClose }: AirlineMessagesDialogProps) {
  const { t, language } = useTexts("waybill");
  const [format, setFormat] = useState<AirlineMessageFormat>("cargoImp");
  const [currency, setCurrency] = useState<Currency | "">("");
  const [handlingCodes, setHandlingCodes] = useState<string[]>([]);
  const input = { id: waybill.id, format, currency, handlingCodes };
  const read = useRead(exportAirWaybillMessages, input, { ownErrors: true });
  return (
    <TabDrawer open title={t("messages.title", { number: waybill.houseNumber })} onCancel={onClose} width={720}>
      <p className="muted">{t("messages.notSent")}</p>
      <Form layout="vertical" component="div" className="waybill-messages-choices">
        <Form.Item label={t("messages.format")}>
          <Segments
            label={t("messages.format")}
            value={format}
            onChange={setFormat}
            options={airlineMessageFormats.map((one) => ({ value: one, label: t(`messages.${one}`) }))}
          />
        </Form.Item>
        <Form.Item label={t("messages.currency")} htmlFor="message-currency">
          <CurrencyInput
            id="message-currency"
            allowClear
            placeholder={t("messages.currencyHint")}
            value={currency}
            onChange={(chosen) => setCurrency(chosen ?? "")}
          />
        </Form.Item>
        <Form.Item label={t("messages.handling")} htmlFor="message-handling">
          <Select
            id="message-handling"
            mode="tags"
            allowClear
            placeholder={t("messages.handlingHint")}
            value={handlingCodes}
            onChange={(codes: string[]) => setHandlingCodes(threeLetters(codes))}
            maxCount={mostHandlingCodes}
            options={Object.entries(usualHandlingCodes).map(([code, text]) => ({
              value: code,
              label: besideEachOther([code, text[language]], " "),
            }))}
            optionLabelProp="value"
          />
        </Form.Item>
      </Form>
      {read.error && !read.data && <Failed message={read.error.message} onRetry={() => void read.refetch()} />}
      {read.data && <ExportedMessages key={format} {...read.data} />}
    </TabDrawer>
  );
}

/** The typed codes: three capitals each, each once. */
function threeLetters(codes: readonly string[]): string[] {
  const capitals = codes.map((code) => code.trim().toUpperCase());
  return [...new Set(capitals.filter((code) => /^[A-Z]{3}$/.test(code)))];
}
