import { Button, Input, type InputRef } from "antd";
import { useRef, useState } from "react";
import { useTexts } from "#core/i18n";

interface ScanFieldProps {
  onNumber: (number: string) => Promise<void>;
}

/** Where a scanner writes: it types the number and presses Enter, and the field is ready for the next at once. */
export function ScanField({ onNumber }: ScanFieldProps) {
  const { t } = useTexts("goods-receipt");
  const [number, setNumber] = useState("");
  const input = useRef<InputRef>(null);
  async function take(): Promise<void> {
    const scanned = number.trim();
    if (scanned === "") return;
    setNumber("");
    // The call itself has shown its refusal.
    await onNumber(scanned).catch(() => setNumber((typed) => typed || scanned));
    input.current?.focus();
  }
  return (
    <div className="receipt-scan">
      <Input
        ref={input}
        value={number}
        aria-label={t("scan")}
        placeholder={t("scan")}
        maxLength={60}
        dir="ltr"
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setNumber(target.value)}
        onPressEnter={(event) => {
          event.preventDefault();
          void take();
        }}
      />
      <Button onClick={() => void take()}>{t("add")}</Button>
    </div>
  );
}
