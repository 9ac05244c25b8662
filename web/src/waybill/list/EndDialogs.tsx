import { deleteWayBillInfo, unvoidWayBill, voidWayBill } from "@lading/contract/waybill";
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

/** Voids waybills, with a reason; for a minute the message offers to take it back. */
export function VoidDialog({ waybills, onClose, onDone }: EndDialogProps) {
  const { t, word } = useTexts("waybill");
  const restore = useCall(unvoidWayBill);
  const takeBack = async (ids: string[]) => {
    // A refusal was told by the call itself.
    const done = await restore.mutateAsync({ ids }).catch(() => undefined);
    if (done) notify.success(t("list.unvoidedDone", { count: done.restored }));
  };
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
          const ids = waybills.map(({ id }) => id);
          notify.undoable(t("list.voidedDone", { count: voided }), {
            label: word("undo"),
            run: () => void takeBack(ids),
          });
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

/** Takes the voiding of waybills back, with a reason. */
export function UnvoidDialog({ waybills, onClose, onDone }: EndDialogProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  return (
    <TabModal open title={t("list.unvoidTitle", { count: waybills.length })} onCancel={onClose}>
      <Numbers waybills={waybills} />
      <p>{t("list.unvoidHint")}</p>
      <RecordForm
        call={unvoidWayBill}
        fixed={{ ids: waybills.map(({ id }) => id) }}
        submitText={t("list.unvoid")}
        onCancel={onClose}
        onDone={({ restored }) => {
          notify.success(t("list.unvoidedDone", { count: restored }));
          onClose();
          onDone?.();
        }}
      >
        <Form.Item name="reason" label={labels.field("unvoidReason")} required>
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
