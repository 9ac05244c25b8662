import { deleteWayBillInfo, voidWayBill } from "@lading/contract/waybill";
import { Form, Input } from "antd";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";
import { useLabels } from "../labels.ts";
import { AskDialog } from "./AskDialog.tsx";
import { Numbers } from "./Numbers.tsx";

interface EndDialogProps {
  waybills: readonly { id: string; houseNumber: string }[];
  onClose: () => void;
  onDone?: () => void;
}

/** Voids waybills, with a reason. */
export function VoidDialog({ waybills, onClose, onDone }: EndDialogProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  return (
    <TabModal open title={t("list.voidTitle", { count: waybills.length })} onCancel={onClose}>
      <Numbers waybills={waybills} />
      <p>{t("list.voidHint")}</p>
      <RecordForm
        call={voidWayBill}
        fixed={{ ids: waybills.map(({ id }) => id) }}
        submitText={t("list.void")}
        onCancel={onClose}
        onDone={({ voided }) => {
          notify.success(t("list.voidedDone", { count: voided }));
          onClose();
          onDone?.();
        }}
      >
        <Form.Item name="reason" label={labels.field("voidReason")} required>
          <Input.TextArea maxLength={200} rows={3} showCount />
        </Form.Item>
      </RecordForm>
    </TabModal>
  );
}

/** Deletes waybills after asking. */
export function DeleteDialog({ waybills, onClose, onDone }: EndDialogProps) {
  const { t, word } = useTexts("waybill");
  const remove = useCall(deleteWayBillInfo, { ownErrors: true });
  return (
    <AskDialog
      waybills={waybills}
      title={t("list.deleteTitle", { count: waybills.length })}
      hint={t("list.deleteHint")}
      action={word("delete")}
      onClose={onClose}
      onAgreed={async (ids) => {
        const { deleted } = await remove.mutateAsync({ ids });
        notify.success(t("list.deleted", { count: deleted }));
        onClose();
        onDone?.();
      }}
    />
  );
}
