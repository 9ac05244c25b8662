import { addWayBillMainNumber, getWayBillListByNumbers, type ListedWaybill } from "@lading/contract/waybill";
import { Form, Input } from "antd";
import { callApi } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";
import { AirNumberInput } from "../form/MainNumberField.tsx";
import { useLabels } from "../labels.ts";
import { wayOf } from "../list/main-choice.ts";
import { Sums } from "./Sums.tsx";

interface MainNumberDialogProps {
  houses: readonly ListedWaybill[];
  onClose: () => void;
  /** With the houses as they are now, so that they can be merged at once. */
  onDone: (houses: readonly ListedWaybill[]) => void;
}

/** Gives the chosen houses the main number that they travel under. */
export default function MainNumberDialog({ houses, onClose, onDone }: MainNumberDialogProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const way = wayOf(houses[0]?.type ?? 1);
  const ids = houses.map(({ id }) => id);
  return (
    <TabModal open title={t("consolidate.numberTitle", { count: houses.length })} onCancel={onClose}>
      <Sums houses={houses} />
      <RecordForm
        call={addWayBillMainNumber}
        fixed={{ way, ids }}
        submitText={t("consolidate.giveNumber")}
        onCancel={onClose}
        onDone={({ changed }) => {
          notify.success(t("consolidate.numbered", { count: changed }));
          onClose();
          void callApi(getWayBillListByNumbers, { ids })
            .then(({ rows }) => onDone(rows))
            .catch(() => undefined);
        }}
      >
        <Form.Item name="mainNumber" label={labels.field("mainNumber")} required extra={t("consolidate.numberHint")}>
          {way === "air" ? <AirNumberInput /> : <Input dir="ltr" autoComplete="off" maxLength={35} />}
        </Form.Item>
      </RecordForm>
    </TabModal>
  );
}
