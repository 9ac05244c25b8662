import { creditReleaseTexts } from "@lading/contract/customer";
import "./customer-contract.css";
import type { RequestOf } from "@lading/contract/core";
import { getCustomerCredit, type CreditStanding } from "@lading/contract/customer-contract";
import { Form, Input } from "antd";
import { useEffect, useRef, useState } from "react";
import { useRead } from "#core/api";
import { formatDate, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";

type Asked = RequestOf<typeof getCustomerCredit>;

interface CreditNoteProps {
  /** Of whom, by the id or by the number. */
  customer: Pick<Asked, "customerId" | "customerNumber">;
  /** The bill that is being written. */
  bill?: Pick<Asked, "amount" | "currency" | "date" | "exceptBillId">;
}

const typingPauseMs = 400;

/** How a customer's credit stands as soon as the customer is chosen; whoever may let it pass says why in the form's `creditReason`. */
export default function CreditNote({ customer, bill }: CreditNoteProps) {
  const asked = useSettled(JSON.stringify({ ...customer, ...bill }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it was written above
  const { data } = useRead(getCustomerCredit, JSON.parse(asked) as Asked, { quiet: true, ownErrors: true });
  const form = Form.useFormInstance();
  const whose = customer.customerId ?? customer.customerNumber;
  const before = useRef(whose);
  useEffect(() => {
    // Why one customer may pass says nothing of another.
    if (before.current !== whose) form.setFieldValue("creditReason", undefined);
    before.current = whose;
  }, [whose, form]);
  if (!data?.contract) return null;
  return data.holds.length === 0 ? <Well standing={data} /> : <Held standing={data} />;
}

/** Once the person pauses; the first is asked for at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function Well({ standing }: { standing: CreditStanding }) {
  const { t } = useTexts("customer-contract");
  const { contract, warned } = standing;
  if (!warned && contract?.ended !== true)
    return (
      <p className="muted credit-note">
        <Used standing={standing} />
      </p>
    );
  return (
    <Note
      type="warning"
      className="credit-note"
      title={warned ? t("standing.warned") : <Ended standing={standing} />}
      description={
        <>
          <Used standing={standing} />
          {warned && contract?.ended === true && <Ended standing={standing} />}
        </>
      }
    />
  );
}

function Held({ standing }: { standing: CreditStanding }) {
  const { t, language } = useTexts("customer-contract");
  const { holds, mayPass, contract, overdueBills, overdueAmount, overdueDays, currency } = standing;
  const title = holds.length > 1 ? t("standing.both") : t(`standing.${holds[0] ?? "limit"}`);
  return (
    <Note
      type={mayPass ? "warning" : "error"}
      className="credit-note"
      title={title}
      description={
        <>
          <p>
            <Used standing={standing} />
          </p>
          {overdueBills > 0 && (
            <p>
              {t("standing.overdueLabel")}:{" "}
              {t("standing.overdueValue", { count: overdueBills, amount: formatMoney(overdueAmount, currency) })} ·{" "}
              {t("standing.longest", { days: overdueDays })}
            </p>
          )}
          {contract?.ended === true && (
            <p>
              <Ended standing={standing} />
            </p>
          )}
          {mayPass ? (
            <Form.Item
              name="creditReason"
              label={creditReleaseTexts.reason[language]}
              extra={t("standing.reasonHint")}
              required
            >
              <Input maxLength={200} dir="auto" autoComplete="off" />
            </Form.Item>
          ) : (
            <p>{t("standing.noRight")}</p>
          )}
        </>
      }
    />
  );
}

function Ended({ standing: { contract } }: { standing: CreditStanding }) {
  const { t } = useTexts("customer-contract");
  return t("standing.ended", { number: contract?.contractNumber ?? "", date: formatDate(contract?.endsOn) });
}

function Used({ standing }: { standing: CreditStanding }) {
  const { t } = useTexts("customer-contract");
  const { used, creditLimit, available, currency } = standing;
  const money = (amount: string) => formatMoney(amount, currency);
  return creditLimit === null || available === null
    ? t("standing.usedOnly", { used: money(used) })
    : t("standing.usedOf", { used: money(used), limit: money(creditLimit), available: money(available) });
}
