import "./payroll.css";
import {
  addPayrollRequestApplication,
  editPayrollRequestApplication,
  payrollFieldTexts,
  type WholePayroll,
} from "@lading/contract/payroll";
import { getRequestCurrencyList } from "@lading/contract/financial-request";
import { Form } from "antd";
import { useRead } from "#core/api";
import { today } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { AccountRows, filesToInput, freshAccount, RequestFiles } from "#financial-request";
import { DateField, InputField, MonthInput, Note, RecordForm, Select, TextAreaField, TextField } from "#ui";
import { useNotYet } from "#ui/uploads";
import { DetailsInput, useDetailLeft, withoutNewDetail } from "./DetailsInput.tsx";

interface PayrollFormProps {
  /** The request to change; null writes a new one. */
  request: WholePayroll | null;
  onClose: () => void;
  onAdded?: (id: string) => void;
}

/** Writes a payroll request or changes one. */
export function PayrollForm({ request, onClose, onAdded }: PayrollFormProps) {
  const { word } = useTexts("payroll");
  const isSending = useNotYet();
  const detailLeft = useDetailLeft();
  const { data } = useRead(getRequestCurrencyList, {}, { quiet: true, ownErrors: true });
  const notYet = (values: Record<string, unknown>) => isSending(values) ?? detailLeft(values);
  const shared = { toInput, notYet, onCancel: onClose };
  const done = () => {
    notify.success(word("saved"));
    onClose();
  };
  if (!data) return null;
  if (request)
    return (
      <RecordForm
        call={editPayrollRequestApplication}
        initial={valuesOf(request)}
        fixed={{ id: request.id, version: request.version }}
        onDone={done}
        {...shared}
      >
        <Fields request={request} currencies={data.rows} />
      </RecordForm>
    );
  const start = { period: today().slice(0, 7), currency: data.settlementCurrency, accounts: [freshAccount] };
  return (
    <RecordForm
      call={addPayrollRequestApplication}
      initial={{ ...start, details: [], files: [] }}
      onDone={({ id }) => {
        done();
        onAdded?.(id);
      }}
      {...shared}
    >
      <Fields request={null} currencies={data.rows} />
    </RecordForm>
  );
}

const toInput = (values: Record<string, unknown>) => filesToInput(withoutNewDetail(values));

function valuesOf(request: WholePayroll): Record<string, unknown> {
  const { period, statement, currency, accounts, details, lastPaymentDate, remark, attachments: files } = request;
  return { period, statement, currency, accounts, details, lastPaymentDate: lastPaymentDate ?? "", remark, files };
}

interface FieldsProps {
  request: WholePayroll | null;
  currencies: readonly string[];
}

function Fields({ request, currencies }: FieldsProps) {
  const { t } = useTexts("payroll");
  const field = useFieldTexts(payrollFieldTexts);
  const isDecided = request?.status === "pendingApproval" || request?.status === "approvalCompleted";
  const form = Form.useFormInstance();
  const currency: unknown = Form.useWatch("currency", form);
  return (
    <>
      {isDecided && <Note type="warning" title={t("voidsHint")} />}
      <div className="payroll-fields">
        <InputField name="period">
          <MonthInput />
        </InputField>
        <InputField name="currency">
          <Select options={currencies.map((code) => ({ value: code, label: code }))} />
        </InputField>
        <DateField name="lastPaymentDate" />
      </div>
      <TextAreaField name="statement" minRows={1} />
      <Form.Item name="details" label={field("details")} extra={t("detailsHint")}>
        <DetailsInput currency={typeof currency === "string" ? currency : ""} />
      </Form.Item>
      <AccountRows />
      <TextField name="remark" />
      <RequestFiles />
    </>
  );
}
