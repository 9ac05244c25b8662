import type { Currency } from "@lading/contract/core";
import type { InvoiceCost } from "@lading/contract/payment-invoice";
import { Checkbox } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { Panel } from "#ui";
import { InvoiceForm } from "./InvoiceForm.tsx";

interface NewInvoiceProps {
  /** Costs of one supplier and currency that it begins with. */
  costs: readonly InvoiceCost[];
  onClose: () => void;
}

/** Enters a supplier's invoice; a pile of them one after the other. */
export function NewInvoice({ costs, onClose }: NewInvoiceProps) {
  const { t } = useTexts("payment-invoice");
  const page = usePage();
  const navigate = useNavigate();
  const [isPile, setPile] = useState(false);
  const [last, setLast] = useState<{ count: number; customerNumber?: string; currency?: Currency }>({ count: 0 });
  return (
    <Panel title={t("enter")}>
      <h1 className="visually-hidden">{page.title}</h1>
      <InvoiceForm
        key={last.count}
        invoice={null}
        begin={{ costs: last.count === 0 ? costs : [], ...last }}
        onClose={onClose}
        aside={
          <Checkbox checked={isPile} onChange={(event) => setPile(event.target.checked)}>
            {t("another")}
          </Checkbox>
        }
        onDone={({ id, number, customerNumber, currency }) => {
          notify.success(t("entered", { number }));
          if (isPile) return setLast({ count: last.count + 1, customerNumber, currency });
          onClose();
          void navigate(`/paymentInvoiceDetail?id=${id}`);
        }}
      />
    </Panel>
  );
}
