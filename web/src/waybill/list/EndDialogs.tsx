import { deleteWayBillInfo, voidWayBill } from "@lading/contract/waybill";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { CallError, useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Note, RecordForm, TabModal } from "#ui";
import { useLabels } from "../labels.ts";
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

/** Deletes waybills after asking. A refusal, e.g. that one has a main waybill, stands in the dialog. */
export function DeleteDialog({ waybills, onClose, onDone }: EndDialogProps) {
  const { t } = useTexts("waybill");
  const remove = useCall(deleteWayBillInfo, { ownErrors: true });
  const [problem, setProblem] = useState<string>();

  async function deleteAll(): Promise<void> {
    setProblem(undefined);
    try {
      const { deleted } = await remove.mutateAsync({ ids: waybills.map(({ id }) => id) });
      notify.success(t("list.deleted", { count: deleted }));
      onClose();
      onDone?.();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  }

  return (
    <TabModal
      open
      title={t("list.deleteTitle", { count: waybills.length })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("list.keep")}</Button>
          <Button danger type="primary" loading={remove.isPending} onClick={() => void deleteAll()}>
            {t("list.delete")}
          </Button>
        </>
      }
    >
      <Numbers waybills={waybills} />
      <p>{t("list.deleteHint")}</p>
      {problem !== undefined && <Note type="error" title={problem} />}
    </TabModal>
  );
}
