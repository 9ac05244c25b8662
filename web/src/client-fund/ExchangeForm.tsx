import type { Currency } from "@lading/contract/core";
import { addClientFundExchange, previewClientFundExchange, type Fund } from "@lading/contract/client-fund";
import { Form } from "antd";
import { CurrencyInput } from "#currency";
import { useRead } from "#core/api";
import { formatDecimal, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { ChoiceField, DecimalField, InputField, Note, RecordForm, TabModal, TextAreaField, useTyped } from "#ui";
import { AmountOf, useAsked } from "./MovementForms.tsx";

/** Exchanges a customer's money: at the company's rates at once, at others once somebody else confirmed it. */
export function AskExchange({ fund, onClose }: { fund: Fund; onClose: () => void }) {
  const { t } = useTexts("client-fund");
  return (
    <TabModal open title={t("exchangeTitle", { customer: fund.customerName })} onCancel={onClose}>
      <p>{t("availableHint", { amount: formatMoney(fund.available, fund.currency) })}</p>
      <RecordForm
        call={addClientFundExchange}
        initial={{ rateKind: "company" }}
        fixed={{ fundId: fund.id }}
        submitText={t("exchange")}
        onCancel={onClose}
        onDone={useAsked(onClose)}
      >
        <div className="fund-fields">
          <AmountOf currency={fund.currency} />
          <InputField name="toCurrency">
            <CurrencyInput />
          </InputField>
        </div>
        <ChoiceField name="rateKind" />
        <OwnRates />
        <Result fund={fund} />
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}

function OwnRates() {
  const { t } = useTexts("client-fund");
  const rateKind: string | undefined = Form.useWatch("rateKind");
  if (rateKind !== "own") return null;
  return (
    <>
      <div className="fund-fields">
        <DecimalField name="fromRate" />
        <DecimalField name="toRate" />
      </div>
      <p className="muted">{t("ownRateHint")}</p>
    </>
  );
}

/** Result of the exchange, as it is typed. */
function Result({ fund }: { fund: Fund }) {
  const { t } = useTexts("client-fund");
  const typed: string = Form.useWatch("amount") ?? "";
  const amount = useTyped(typed);
  const toCurrency: Currency | undefined = Form.useWatch("toCurrency");
  const rateKind: "company" | "own" = Form.useWatch("rateKind") ?? "company";
  const fromRate: string = Form.useWatch("fromRate") ?? "";
  const toRate: string = Form.useWatch("toRate") ?? "";
  const isReady =
    /^\d+(\.\d+)?$/.test(amount) &&
    /[1-9]/.test(amount) &&
    toCurrency !== undefined &&
    (rateKind === "company" || (/[1-9]/.test(fromRate) && /[1-9]/.test(toRate)));
  const own = rateKind === "own" ? { fromRate, toRate } : {};
  const { data, error } = useRead(
    previewClientFundExchange,
    { fundId: fund.id, amount, toCurrency: toCurrency ?? fund.currency, rateKind, ...own },
    { enabled: isReady, quiet: true, ownErrors: true },
  );
  if (!isReady) return null;
  if (error) return <Note type="warning" title={error.message} />;
  if (!data) return null;
  return (
    <div className="fund-result">
      <Note
        type="info"
        title={t("comesTo", { amount: formatMoney(data.toAmount, toCurrency) })}
        description={`${t("rates", { from: formatDecimal(data.fromRate), to: formatDecimal(data.toRate) })} · ${t("leftoverIs", { amount: formatDecimal(data.leftover), currency: data.settlementCurrency })}`}
      />
    </div>
  );
}
