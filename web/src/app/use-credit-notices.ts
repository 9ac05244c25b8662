import { useServerEvent } from "#core/events";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";

/** Tells a salesperson at once that a colleague met the credit of a customer of theirs, and leads to the customer. */
export function useCreditNotices(): void {
  const { t } = useTexts("app");
  const may = useMay();
  const tell =
    (say: "shell.creditHeld" | "shell.creditPassed") =>
    ({ customerId, customerName }: Readonly<Record<string, unknown>>) => {
      if (typeof customerId !== "string" || typeof customerName !== "string") return;
      const to = may("/customerManagement/basicInfo:view") ? `/customerDetail?id=${customerId}` : undefined;
      notify.info(t(say, { customer: customerName }), to);
    };
  useServerEvent("credit.held", tell("shell.creditHeld"));
  useServerEvent("credit.passed", tell("shell.creditPassed"));
}
