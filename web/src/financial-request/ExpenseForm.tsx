import "./financial-request.css";
import {
  addOperatingExpenseRequest,
  editOperatingExpenseRequest,
  type WholeExpense,
} from "@lading/contract/financial-request";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DateField, Fold, InputField, Note, RecordForm, Select, SwitchField, TextAreaField, TextField } from "#ui";
import { useNotYet } from "#ui/uploads";
import { AccountRows, freshAccount } from "./AccountRows.tsx";
import { CategorySelect } from "./CategorySelect.tsx";
import { useRequestCurrencies } from "./currencies.ts";
import { filesToInput, RequestFiles } from "./RequestFiles.tsx";

interface ExpenseFormProps {
  /** The request to change; null writes a new one. */
  request: WholeExpense | null;
  onClose: () => void;
  onAdded?: (id: string) => void;
}

/** Writes an expense request or changes one. */
export function ExpenseForm({ request, onClose, onAdded }: ExpenseFormProps) {
  const { word } = useTexts("financial-request");
  const notYet = useNotYet();
  const { settlementCurrency } = useRequestCurrencies();
  const shared = { toInput: filesToInput, notYet, onCancel: onClose };
  const done = () => {
    notify.success(word("saved"));
    onClose();
  };
  if (request)
    return (
      <RecordForm
        call={editOperatingExpenseRequest}
        initial={valuesOf(request)}
        fixed={{ id: request.id, version: request.version }}
        onDone={done}
        {...shared}
      >
        <Fields request={request} />
      </RecordForm>
    );
  if (settlementCurrency === undefined) return null;
  return (
    <RecordForm
      call={addOperatingExpenseRequest}
      initial={{ currency: settlementCurrency, withinBudget: true, accounts: [freshAccount], files: [] }}
      onDone={({ id }) => {
        done();
        onAdded?.(id);
      }}
      {...shared}
    >
      <Fields request={null} />
    </RecordForm>
  );
}

function valuesOf(request: WholeExpense): Record<string, unknown> {
  const { categoryId, statement, supplierName, address, currency, accounts, withinBudget } = request;
  const { lastPaymentDate, voucherNumber, paymentCode, remark, attachments: files } = request;
  return {
    categoryId,
    statement,
    supplierName,
    address,
    currency,
    accounts,
    withinBudget,
    lastPaymentDate: lastPaymentDate ?? "",
    voucherNumber,
    paymentCode,
    remark,
    files,
  };
}

function Fields({ request }: { request: WholeExpense | null }) {
  const { t } = useTexts("financial-request");
  const { rows } = useRequestCurrencies();
  const known = request && { id: request.categoryId, name: request.categoryName };
  const isDecided = request?.status === "pendingApproval" || request?.status === "approvalCompleted";
  return (
    <>
      {isDecided && <Note type="warning" title={t("voidsHint")} />}
      <div className="request-fields">
        <InputField name="categoryId">
          <CategorySelect {...(known && { known })} />
        </InputField>
        <TextField name="supplierName" />
        <InputField name="currency">
          <Select options={rows.map((code) => ({ value: code, label: code }))} />
        </InputField>
        <DateField name="lastPaymentDate" />
      </div>
      <TextAreaField name="statement" />
      <AccountRows />
      <SwitchField name="withinBudget" />
      <Fold name="financial-request.further">
        <div className="request-fields">
          <TextField name="voucherNumber" dir="ltr" extra={t("voucherHint")} />
          <TextField name="paymentCode" dir="ltr" extra={t("paymentCodeHint")} />
          <TextField name="address" />
          <TextField name="remark" />
        </div>
        <RequestFiles />
      </Fold>
    </>
  );
}
