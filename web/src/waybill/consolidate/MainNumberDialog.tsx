import { addWayBillMainNumber, type ListedWaybill } from "@lading/contract/waybill";
import { Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";
import { useLabels } from "../labels.ts";
import { wayOf } from "../list/main-choice.ts";
import { Sums } from "./Sums.tsx";

interface MainNumberDialogProps {
  houses: readonly ListedWaybill[];
  onClose: () => void;
  /** With the number that the houses have now. */
  onDone: () => void;
}

/** Gives the chosen houses the main number that they travel under. */
export default function MainNumberDialog({ houses, onClose, onDone }: MainNumberDialogProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const way = wayOf(houses[0]?.type ?? 1);
  return (
    <TabModal open title={t("consolidate.numberTitle", { count: houses.length })} onCancel={onClose}>
      <Sums houses={houses} />
      <RecordForm
        call={addWayBillMainNumber}
        fixed={{ way, ids: houses.map(({ id }) => id) }}
        submitText={t("consolidate.giveNumber")}
        onCancel={onClose}
        onDone={({ changed }) => {
          notify.success(t("consolidate.numbered", { count: changed }));
          onClose();
          onDone();
        }}
      >
        <Form.Item name="mainNumber" label={labels.field("mainNumber")} required extra={t("consolidate.numberHint")}>
          <Input dir="ltr" autoComplete="off" maxLength={35} {...(way === "air" && { placeholder: "020-12345675" })} />
        </Form.Item>
      </RecordForm>
    </TabModal>
  );
}
