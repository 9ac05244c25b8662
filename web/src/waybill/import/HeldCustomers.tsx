import { Input } from "antd";
import { useId } from "react";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";
import type { ImportPreview } from "./problems.ts";

interface HeldCustomersProps {
  preview: ImportPreview;
  reason: string;
  onReason: (reason: string) => void;
}

/** Customers of the sheet beyond their credit, and why they may pass, where the person may say so. */
export function HeldCustomers({ preview: { held, mayPass }, reason, onReason }: HeldCustomersProps) {
  const { t } = useTexts("waybill");
  const id = useId();
  return (
    <Note
      type={mayPass ? "warning" : "error"}
      title={t("import.held", { count: held.length })}
      description={
        <>
          <ul>
            {held.map(({ customerId, message }) => (
              <li key={customerId}>
                <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
          {mayPass && (
            <>
              <label htmlFor={id}>{t("import.creditReason")}</label>
              <Input
                id={id}
                value={reason}
                maxLength={200}
                dir="auto"
                autoComplete="off"
                onChange={(event) => onReason(event.target.value)}
              />
            </>
          )}
        </>
      }
    />
  );
}
