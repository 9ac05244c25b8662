import { sumOfAmounts } from "@lading/contract/charge-item";
import { getCollectionAccountOptionList } from "@lading/contract/collection-account";
import type { Currency } from "@lading/contract/core";
import { payFinancialRequests, type Payable } from "@lading/contract/payment";
import { Form } from "antd";
import { useRead } from "#core/api";
import { formatMoney, today } from "#core/format";
import { isRecord } from "#core/guards";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { ChoiceField, DateField, InputField, RecordForm, Select, TabModal, TextAreaField } from "#ui";
import { useNotYet } from "#ui/uploads";
import { VoucherFiles } from "./VoucherFiles.tsx";

interface PayDialogProps {
  rows: readonly Payable[];
  /** Ends the selection. */
  clear: () => void;
  onClose: () => void;
}

/** Pays one or many: day, method, the company's account and vouchers. */
export function PayDialog({ rows, clear, onClose }: PayDialogProps) {
  const { t, word } = useTexts("payment");
  const notYet = useNotYet();
  const [first] = rows;
  if (!first) return null;
  const { currency } = first;
  const total = sumOfAmounts(
    rows.map(({ amount }) => amount),
    currency,
  );
  return (
    <TabModal
      open
      width={640}
      title={t("payTitle", { what: rows.length === 1 ? first.subjectNumber : t("records", { count: rows.length }) })}
      onCancel={onClose}
    >
      <p className="payment-total">
        {word("total")} <bdi dir="ltr">{formatMoney(total, currency)}</bdi>
        {rows.length === 1 && (
          <>
            {" · "}
            <bdi>{first.payee}</bdi>
          </>
        )}
      </p>
      <RecordForm
        call={payFinancialRequests}
        initial={{ paidOn: today(), method: "bankTransfer", accountId: null, remark: "", files: [] }}
        fixed={{ items: rows.map(({ subject, id, version }) => ({ subject, id, version })) }}
        toInput={toInput}
        notYet={notYet}
        submitText={t("pay")}
        onCancel={onClose}
        onDone={({ payments }) => {
          notify.success(t("paidDone", { count: payments.length, number: payments[0]?.number ?? "" }));
          clear();
          onClose();
        }}
      >
        <DateField name="paidOn" />
        <ChoiceField name="method" />
        <PaidFrom currency={currency} />
        <TextAreaField name="remark" />
        <VoucherFiles />
      </RecordForm>
    </TabModal>
  );
}

function toInput({ files, uploading: _uploading, accountId, ...values }: Record<string, unknown>) {
  return {
    ...values,
    accountId: values["method"] === "cash" ? null : (accountId ?? null),
    vouchers: Array.isArray(files) ? files.filter(isRecord).map(({ id }) => id) : [],
  };
}

/** The company's account in this currency; cash needs none. */
function PaidFrom({ currency }: { currency: Currency }) {
  const { t } = useTexts("payment");
  const form = Form.useFormInstance();
  const method: unknown = Form.useWatch("method", form);
  const { data } = useRead(getCollectionAccountOptionList, { currency }, { quiet: true, ownErrors: true });
  return (
    <InputField
      name="accountId"
      hidden={method === "cash"}
      required={method === "bankTransfer"}
      {...(data?.rows.length === 0 && { extra: t("noAccount", { currency }) })}
    >
      <Select
        allowClear
        loading={!data}
        options={(data?.rows ?? []).map(({ id, bankName, bankNumber }) => ({
          value: id,
          label: `${bankName} · ${bankNumber}`,
        }))}
      />
    </InputField>
  );
}
