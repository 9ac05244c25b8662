import { getWayBillListByNumbers, takeOutOfMainWayBill, type ListedWaybill } from "@lading/contract/waybill";
import { Skeleton } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";
import { Numbers } from "../list/Numbers.tsx";
import { LateReason } from "../main/FitFields.tsx";
import { mayHaveDeparted } from "../main/use-houses.ts";

interface TakeOutDialogProps {
  waybills: readonly Pick<ListedWaybill, "id" | "houseNumber" | "mainWaybillId">[];
  onClose: () => void;
  onDone?: () => void;
}

/** Takes houses out of their main waybill after asking; out of one that has departed with a reason. */
export function TakeOutDialog({ waybills, onClose, onDone }: TakeOutDialogProps) {
  const { t } = useTexts("waybill");
  const ids = [...new Set(waybills.flatMap(({ mainWaybillId }) => mainWaybillId ?? []))];
  const { data: mains, isPending } = useRead(getWayBillListByNumbers, { ids }, { quiet: true, ownErrors: true });
  // Of a main waybill that the person does not see nobody knows it here.
  const isLate = mains?.rows.length !== ids.length || mains.rows.some(({ phase }) => mayHaveDeparted(phase));
  return (
    <TabModal open title={t("consolidate.takeOutTitle", { count: waybills.length })} onCancel={onClose}>
      <Numbers waybills={waybills} />
      <p>{t("consolidate.takeOutHint")}</p>
      {isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : (
        <RecordForm
          call={takeOutOfMainWayBill}
          fixed={{ ids: waybills.map(({ id }) => id) }}
          submitText={t("consolidate.takeOut")}
          onCancel={onClose}
          onDone={({ takenOut }) => {
            notify.success(t("consolidate.takenOut", { count: takenOut }));
            onClose();
            onDone?.();
          }}
        >
          {isLate && <LateReason />}
        </RecordForm>
      )}
    </TabModal>
  );
}
