import {
  agreeCheckBill,
  deleteCheckBill,
  withdrawCheckBillAgreement,
  type WholeCheckBill,
} from "@lading/contract/check-bill";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { DateField, RecordForm, TabModal, TextAreaField, TextField } from "#ui";

interface DecisionProps {
  bill: WholeCheckBill;
  onClose: () => void;
}

/** Notes that the party agreed, when and who. */
export function Agree({ bill, onClose }: DecisionProps) {
  const { t } = useTexts("check-bill");
  return (
    <TabModal open title={t("agreeTitle", { number: bill.financialAccountNo })} onCancel={onClose}>
      <p>{t("agreeHint")}</p>
      <RecordForm
        call={agreeCheckBill}
        initial={{ agreedOn: today() }}
        fixed={{ id: bill.id, version: bill.version }}
        submitText={t("agree")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("agreedDone"));
          onClose();
        }}
      >
        <DateField name="agreedOn" />
        <TextField name="agreedBy" />
        <TextAreaField name="agreementRemark" />
      </RecordForm>
    </TabModal>
  );
}

/** Takes the noted agreement back, with a reason. */
export function Withdraw({ bill, onClose }: DecisionProps) {
  const { t } = useTexts("check-bill");
  return (
    <TabModal open title={t("withdrawTitle", { number: bill.financialAccountNo })} onCancel={onClose}>
      <p>{t("withdrawHint")}</p>
      <RecordForm
        call={withdrawCheckBillAgreement}
        fixed={{ id: bill.id, version: bill.version }}
        submitText={t("withdraw")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("withdrawnDone"));
          onClose();
        }}
      >
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}

/** Voids a check bill, with a reason: its lines are free again. */
export function VoidCheckBill({ bill, onClose }: DecisionProps) {
  const { t } = useTexts("check-bill");
  return (
    <TabModal open title={t("voidTitle", { number: bill.financialAccountNo })} onCancel={onClose}>
      <p>{t("voidHint")}</p>
      <RecordForm
        call={deleteCheckBill}
        fixed={{ id: bill.id, version: bill.version }}
        submitText={t("void")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("voidedDone"));
          onClose();
        }}
      >
        <TextAreaField name="reason" />
      </RecordForm>
    </TabModal>
  );
}
