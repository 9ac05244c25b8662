import { takeOutOfMainWayBill } from "@lading/contract/waybill";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { AskDialog } from "../list/AskDialog.tsx";

interface TakeOutDialogProps {
  waybills: readonly { id: string; houseNumber: string }[];
  onClose: () => void;
  onDone?: () => void;
}

/** Takes houses out of their main waybill after asking. */
export function TakeOutDialog({ waybills, onClose, onDone }: TakeOutDialogProps) {
  const { t } = useTexts("waybill");
  const takeOut = useCall(takeOutOfMainWayBill, { ownErrors: true });
  return (
    <AskDialog
      waybills={waybills}
      title={t("consolidate.takeOutTitle", { count: waybills.length })}
      hint={t("consolidate.takeOutHint")}
      action={t("consolidate.takeOut")}
      onClose={onClose}
      onAgreed={async (ids) => {
        const { takenOut } = await takeOut.mutateAsync({ ids });
        notify.success(t("consolidate.takenOut", { count: takenOut }));
        onClose();
        onDone?.();
      }}
    />
  );
}
