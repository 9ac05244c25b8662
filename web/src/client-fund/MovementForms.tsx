import { minorUnits } from "@lading/contract/core";
import {
  addClientFundPayBack,
  addClientFundTransfer,
  addCollectionAdvance,
  offsetCollectionAdvance,
  type Fund,
  type ListedMovement,
} from "@lading/contract/client-fund";
import { CurrencyInput } from "#currency";
import { CustomerSelect } from "#customer";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import {
  ChoiceField,
  DecimalField,
  DecimalInput,
  InputField,
  RecordForm,
  TabModal,
  TextAreaField,
  TextField,
} from "#ui";

interface OfFund {
  fund: Fund;
  onClose: () => void;
}

/** So much of a fund's available money. */
export function AmountOf({ currency }: { currency: string }) {
  return (
    <InputField name="amount">
      <DecimalInput scale={minorUnits(currency)} suffix={currency} />
    </InputField>
  );
}

/** Says that a movement waits for somebody else, and closes. */
export function useAsked(onClose: () => void) {
  const { t } = useTexts("client-fund");
  return ({ movementNumber, status }: { movementNumber: string; status: string }) => {
    notify.success(t(status === "pending" ? "asked" : "booked", { number: movementNumber }));
    onClose();
  };
}

function Available({ fund }: { fund: Fund }) {
  const { t } = useTexts("client-fund");
  return (
    <p>
      {t("availableHint", { amount: formatMoney(fund.available, fund.currency) })}{" "}
      <span className="muted">{t("waitsHint")}</span>
    </p>
  );
}

/** Asks for a transfer to another fund class or customer. */
export function AskTransfer({ fund, onClose }: OfFund) {
  const { t } = useTexts("client-fund");
  return (
    <TabModal open title={t("transferTitle", { customer: fund.customerName })} onCancel={onClose}>
      <Available fund={fund} />
      <RecordForm
        call={addClientFundTransfer}
        initial={{ toCustomerId: fund.customerId }}
        fixed={{ fundId: fund.id }}
        submitText={t("ask")}
        onCancel={onClose}
        onDone={useAsked(onClose)}
      >
        <AmountOf currency={fund.currency} />
        <InputField name="toCustomerId">
          <CustomerSelect />
        </InputField>
        <ChoiceField name="toFundClass" />
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}

/** Asks for a pay-back to the customer. */
export function AskPayBack({ fund, onClose }: OfFund) {
  const { t } = useTexts("client-fund");
  return (
    <TabModal open title={t("payBackTitle", { customer: fund.customerName })} onCancel={onClose}>
      <Available fund={fund} />
      <RecordForm
        call={addClientFundPayBack}
        initial={{ payee: fund.customerName }}
        fixed={{ fundId: fund.id }}
        submitText={t("ask")}
        onCancel={onClose}
        onDone={useAsked(onClose)}
      >
        <AmountOf currency={fund.currency} />
        <TextField name="payee" />
        <TextField name="reference" dir="ltr" />
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}

/** Asks for an advance: the company pays for a customer. */
export function AskAdvance({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("client-fund");
  return (
    <TabModal open title={t("advanceTitle")} onCancel={onClose}>
      <p className="muted">{t("advanceHint")}</p>
      <RecordForm
        call={addCollectionAdvance}
        initial={{ fundClass: "business" }}
        submitText={t("ask")}
        onCancel={onClose}
        onDone={useAsked(onClose)}
      >
        <InputField name="customerId">
          <CustomerSelect />
        </InputField>
        <div className="fund-fields">
          <ChoiceField name="fundClass" />
          <DecimalField name="amount" />
          <InputField name="currency">
            <CurrencyInput />
          </InputField>
        </div>
        <TextField name="payee" />
        <TextField name="reference" dir="ltr" />
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}

/** Offsets an advance from the customer's available money, in part too. */
export function Offset({ advance, onClose }: { advance: ListedMovement; onClose: () => void }) {
  const { t } = useTexts("client-fund");
  const { id, version, currency, left, movementNumber } = advance;
  return (
    <TabModal open title={t("offsetTitle", { number: movementNumber })} onCancel={onClose}>
      <p>{t("offsetHint", { amount: formatMoney(left, currency) })}</p>
      <RecordForm
        call={offsetCollectionAdvance}
        initial={{ amount: left ?? "" }}
        fixed={{ id, version }}
        submitText={t("offset")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("offsetDone"));
          onClose();
        }}
      >
        <AmountOf currency={currency} />
      </RecordForm>
    </TabModal>
  );
}
