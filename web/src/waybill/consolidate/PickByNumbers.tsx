import { splitNumbers } from "@lading/contract/core";
import { getWayBillListByNumbers, mostHouses, type ListedWaybill } from "@lading/contract/waybill";
import { Input } from "antd";
import { useState } from "react";
import { callApi } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Note, TabModal } from "#ui";

interface PickByNumbersProps {
  onClose: () => void;
  onPick: (rows: readonly ListedWaybill[]) => void;
}

/** Selects waybills by their numbers, pasted from a list or scanned one after the other. */
export default function PickByNumbers({ onClose, onPick }: PickByNumbersProps) {
  const { t } = useTexts("waybill");
  const [text, setText] = useState("");
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  const numbers = splitNumbers(text);
  const tooMany = numbers.length > mostHouses;

  async function pick(): Promise<void> {
    if (numbers.length === 0 || tooMany) return;
    setReading(true);
    try {
      const found = await callApi(getWayBillListByNumbers, { numbers });
      onPick(found.rows);
      if (found.rows.length > 0) notify.success(t("consolidate.picked", { count: found.rows.length }));
      if (found.unknown.length === 0) onClose();
      setUnknown(found.unknown);
      setText(found.unknown.join("\n"));
    } finally {
      setReading(false);
    }
  }

  return (
    <TabModal
      open
      title={t("consolidate.pick")}
      onCancel={onClose}
      onOk={() => void pick().catch(() => undefined)}
      okText={t("consolidate.select", { count: numbers.length })}
      confirmLoading={isReading}
    >
      <p className="muted">{t("consolidate.pickHint")}</p>
      <Input.TextArea
        rows={8}
        dir="ltr"
        value={text}
        aria-label={t("consolidate.numbers")}
        onChange={({ target }) => setText(target.value)}
      />
      {tooMany && <Note type="error" title={t("consolidate.tooMany", { count: mostHouses })} />}
      {unknown.length > 0 && <Note type="warning" title={t("consolidate.unknown", { count: unknown.length })} />}
    </TabModal>
  );
}
