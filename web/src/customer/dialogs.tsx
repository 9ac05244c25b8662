import { signInFieldTexts } from "@lading/contract/session";
import { auditCustomerRequest, mergeCustomerInfo, setCustomerSignIn } from "@lading/contract/customer";
import type { AnswerOf } from "@lading/contract/core";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { copyText, notify } from "#core/notice";
import { Facts, Note, RecordForm } from "#ui";
import { CustomerSelect } from "./CustomerSelect.tsx";
import { useLabels, type Customer } from "./labels.ts";

interface DialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Takes another entry of the same customer into this one. */
export function MergeForm({ customer, onClose }: DialogProps) {
  const { t } = useTexts("customer");
  return (
    <RecordForm
      call={mergeCustomerInfo}
      fixed={{ id: customer.id, version: customer.version }}
      submitText={t("merge.do")}
      onDone={({ moved }) => {
        notify.success(t("merge.done", { count: moved }));
        onClose();
      }}
      onCancel={onClose}
    >
      <Note
        type="warning"
        title={t("merge.title", { name: `${customer.customerName} (${customer.customerNumber})` })}
        description={t("merge.hint")}
      />
      <Form.Item name="mergedId" label={t("merge.other")} required>
        <CustomerSelect except={customer.id} />
      </Form.Item>
    </RecordForm>
  );
}

type Given = AnswerOf<typeof setCustomerSignIn>;

/** Gives a portal sign-in, or a new password; it is shown this once. */
export function SignInForm({ customer, onClose }: DialogProps) {
  const { t, language } = useTexts("customer");
  const labels = useLabels();
  const [given, setGiven] = useState<Given>();
  if (given) return <ShownOnce given={given} onClose={onClose} />;
  return (
    <RecordForm
      call={setCustomerSignIn}
      fixed={{ id: customer.id }}
      toInput={({ password }) => (password ? { password } : {})}
      submitText={t(customer.hasSignIn ? "signIn.reset" : "signIn.give")}
      onDone={setGiven}
      onCancel={onClose}
    >
      <p>
        <bdi>{customer.customerName}</bdi> · {labels.field("customerNumber")} <bdi>{customer.customerNumber}</bdi>
      </p>
      <Form.Item name="password" label={signInFieldTexts.password[language]} extra={t("signIn.passwordHint")}>
        <Input.Password autoComplete="new-password" maxLength={128} />
      </Form.Item>
    </RecordForm>
  );
}

function ShownOnce({ given, onClose }: { given: Given; onClose: () => void }) {
  const { t, word, language } = useTexts("customer");
  const labels = useLabels();
  const lines = [
    [signInFieldTexts.companyCode[language], given.companyCode],
    [labels.field("customerNumber"), given.customerNumber],
    [signInFieldTexts.password[language], given.password],
  ] as const;
  return (
    <div className="customer-once">
      <Note type="success" title={t("signIn.given")} description={t("signIn.once")} />
      <Facts facts={lines.map(([label, value]) => ({ label, value: <bdi dir="ltr">{value}</bdi>, wide: true }))} />
      <div className="record-form-buttons">
        <Button
          type="primary"
          onClick={() =>
            void copyText(lines.map(([label, value]) => `${label}: ${value}`).join("\n"), {
              copied: t("signIn.copied"),
              byHand: t("signIn.byHand"),
            })
          }
        >
          {word("copy")}
        </Button>
        <Button onClick={onClose}>{word("done")}</Button>
      </div>
    </div>
  );
}

/** Turns down what a customer asked to change, with the reason that it reads. */
export function RefuseForm({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const { t } = useTexts("customer");
  const labels = useLabels();
  return (
    <RecordForm
      call={auditCustomerRequest}
      fixed={{ id: requestId, accept: false }}
      submitText={t("request.refuse")}
      onDone={() => {
        notify.success(t("request.refused"));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item name="reason" label={labels.field("reason")} required extra={t("request.reasonHint")}>
        <Input.TextArea maxLength={300} autoSize={{ minRows: 2 }} dir="auto" />
      </Form.Item>
    </RecordForm>
  );
}
