import { minorUnits } from "@lading/contract/core";
import {
  addClientFundBusinessEntry,
  editClientFundBusinessEntry,
  entryFieldTexts,
  mostEntryFiles,
  type WholeEntry,
} from "@lading/contract/client-fund";
import type { StoredFile } from "@lading/contract/files";
import { Checkbox, Form } from "antd";
import { CurrencyInput } from "#currency";
import { CustomerSelect } from "#customer";
import { today } from "#core/format";
import { isRecord } from "#core/guards";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { ChoiceField, DateField, DecimalInput, Fold, InputField, RecordForm, TextAreaField, TextField } from "#ui";
import { Papers, UploadArea, uploadsField, useNotYet, useUploads } from "#ui/uploads";

interface EntryFormProps {
  /** The entry to change; null enters one. */
  entry: WholeEntry | null;
  onClose: () => void;
  onAdded?: (id: string) => void;
}

/** Enters money that a customer sent, or changes an entry that is not posted. */
export function EntryForm({ entry, onClose, onAdded }: EntryFormProps) {
  const { word } = useTexts("client-fund");
  const notYet = useNotYet();
  const shared = { toInput, notYet, onCancel: onClose };
  const done = () => {
    notify.success(word("saved"));
    onClose();
  };
  if (entry)
    return (
      <RecordForm
        call={editClientFundBusinessEntry}
        initial={valuesOf(entry)}
        fixed={{ id: entry.id, version: entry.version }}
        onDone={done}
        {...shared}
      >
        <Fields />
      </RecordForm>
    );
  return (
    <RecordForm
      call={addClientFundBusinessEntry}
      initial={{ fundClass: "business", fillDate: today(), receiveDate: today(), files: [] }}
      onDone={({ id }) => {
        done();
        onAdded?.(id);
      }}
      {...shared}
    >
      <Fields />
    </RecordForm>
  );
}

/** Files by their ids; what was received as remitted need not be typed twice. */
function toInput({ files, uploading: _uploading, ...values }: Record<string, unknown>) {
  const { receivedAmount, receivedCurrency, remittanceAmount, remittanceCurrency, bankChargesCurrency } = values;
  return {
    ...values,
    remittanceAmount: remittanceAmount || receivedAmount,
    remittanceCurrency: remittanceCurrency || receivedCurrency,
    bankChargesCurrency: bankChargesCurrency ?? "",
    attachments: Array.isArray(files) ? files.filter(isRecord).map(({ id }) => id) : [],
  };
}

function valuesOf({ attachments: files, bankCharges, bankChargesCurrency, ...entry }: WholeEntry) {
  const { customerId, fundClass, receiveDate, fillDate, remitter, remittanceLocation } = entry;
  const { receivedAmount, receivedCurrency, remittanceAmount, remittanceCurrency } = entry;
  const { accountName, inquiryNumber, agent, remark } = entry;
  return {
    customerId,
    fundClass,
    receiveDate,
    fillDate,
    remitter,
    remittanceLocation,
    receivedAmount,
    receivedCurrency,
    remittanceAmount,
    remittanceCurrency,
    bankCharges: bankCharges ?? "",
    bankChargesCurrency: bankChargesCurrency ?? "",
    accountName,
    inquiryNumber,
    agent,
    remark,
    files,
  };
}

interface MoneyProps {
  amount: string;
  currency: string;
  /** Whether a star stands at both; the call's own rule where it is left out. */
  required?: boolean;
}

function Money({ amount, currency, required }: MoneyProps) {
  const code: string | undefined = Form.useWatch(currency);
  return (
    <>
      <InputField name={amount} required={required}>
        <DecimalInput scale={code ? minorUnits(code) : 3} />
      </InputField>
      <InputField name={currency} required={required}>
        <CurrencyInput allowClear />
      </InputField>
    </>
  );
}

function Fields() {
  const field = useFieldTexts(entryFieldTexts);
  const uploads = useUploads<StoredFile>({ use: "clientFund", most: mostEntryFiles, entryOf: (file) => file });
  return (
    <>
      <div className="fund-fields">
        <InputField name="customerId">
          <CustomerSelect />
        </InputField>
        <ChoiceField name="fundClass" />
        <TextField name="remitter" />
        <DateField name="receiveDate" />
        <Money amount="receivedAmount" currency="receivedCurrency" />
        {/* The form asks for them only as long as nothing is received that they could be taken from. */}
        <Money amount="remittanceAmount" currency="remittanceCurrency" required={false} />
        <Money amount="bankCharges" currency="bankChargesCurrency" />
        <TextField name="inquiryNumber" dir="ltr" />
      </div>
      <Confirmation name="differenceConfirmed" />
      <Confirmation name="repeatConfirmed" />
      <Form.Item label={field("attachments")}>
        <UploadArea use="clientFund" uploads={uploads}>
          <Form.Item noStyle name={uploadsField}>
            <Papers />
          </Form.Item>
        </UploadArea>
      </Form.Item>
      <Fold name="client-fund.further">
        <div className="fund-fields">
          <DateField name="fillDate" />
          <TextField name="accountName" />
          <TextField name="remittanceLocation" />
          <TextField name="agent" />
        </div>
        <TextAreaField name="remark" />
      </Fold>
    </>
  );
}

/** A tick that answers a question of the server's; it shows once the question was asked. */
function Confirmation({ name }: { name: "differenceConfirmed" | "repeatConfirmed" }) {
  const { t } = useTexts("client-fund");
  return (
    <Form.Item noStyle shouldUpdate>
      {(form) => (
        <Form.Item
          name={name}
          valuePropName="checked"
          hidden={form.getFieldError(name).length === 0 && form.getFieldValue(name) !== true}
        >
          <Checkbox>{t(name)}</Checkbox>
        </Form.Item>
      )}
    </Form.Item>
  );
}
