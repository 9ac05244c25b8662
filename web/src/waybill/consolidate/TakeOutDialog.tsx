import { takeOutOfMainWayBill } from "@lading/contract/waybill";
import { Button } from "antd";
import { useState } from "react";
import { CallError, useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Note, TabModal } from "#ui";
import { Numbers } from "../list/Numbers.tsx";

interface TakeOutDialogProps {
  waybills: readonly { id: string; houseNumber: string }[];
  onClose: () => void;
  onDone?: () => void;
}

/** Takes houses out of their main waybill after asking. A refusal, e.g. of a job that is signed off, stands in the dialog. */
export function TakeOutDialog({ waybills, onClose, onDone }: TakeOutDialogProps) {
  const { t } = useTexts("waybill");
  const takeOut = useCall(takeOutOfMainWayBill, { ownErrors: true });
  const [problem, setProblem] = useState<string>();

  async function takeAllOut(): Promise<void> {
    setProblem(undefined);
    try {
      const { takenOut } = await takeOut.mutateAsync({ ids: waybills.map(({ id }) => id) });
      notify.success(t("consolidate.takenOut", { count: takenOut }));
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
      title={t("consolidate.takeOutTitle", { count: waybills.length })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("list.keep")}</Button>
          <Button danger type="primary" loading={takeOut.isPending} onClick={() => void takeAllOut()}>
            {t("consolidate.takeOut")}
          </Button>
        </>
      }
    >
      <Numbers waybills={waybills} />
      <p>{t("consolidate.takeOutHint")}</p>
      {problem !== undefined && <Note type="error" title={problem} />}
    </TabModal>
  );
}
