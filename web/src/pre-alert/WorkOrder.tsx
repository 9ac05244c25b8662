import { mostWaybillFiles } from "@lading/contract/cargo-file";
import { createWorkOrderByPreAlert, filesForWaybill, type PreAlert } from "@lading/contract/pre-alert";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { Form } from "antd";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, Select } from "#ui";

/** Makes the company's own waybills of a received pre-alert; only where the goods go may be chosen. */
export function WorkOrder({ alert, onClose }: { alert: PreAlert; onClose: () => void }) {
  const { t } = useTexts("pre-alert");
  const navigate = useNavigate();
  const { data } = useRead(getWarehouseOptionList, {}, { quiet: true, ownErrors: true });
  const options = data?.rows.map(({ id, code, shownName }) => ({ value: id, label: `${code} ${shownName}` }));
  return (
    <RecordForm
      call={createWorkOrderByPreAlert}
      fixed={{ id: alert.id }}
      toInput={({ warehouseId }) => ({ warehouseId: warehouseId ?? null })}
      submitText={t("workOrder")}
      onDone={({ waybillId, renumbered }) => {
        const more = renumbered > 0 ? ` ${t("renumbered", { count: renumbered })}` : "";
        notify.success(`${t("workDone")}${more}`);
        onClose();
        if (waybillId !== null) void navigate(`/waybillDetails/${waybillId}`);
      }}
      onCancel={onClose}
    >
      <p>{t("workExplained", { count: alert.totalHouses })}</p>
      {alert.files > 0 && <FilesOfIt alert={alert} />}
      <Form.Item name="warehouseId" label={t("workWarehouse")}>
        <Select
          allowClear
          placeholder={t("workFirst")}
          showSearch={{ optionFilterProp: "label" }}
          options={options ?? []}
        />
      </Form.Item>
    </RecordForm>
  );
}

/** Tells how many of the pre-alert's files go to the waybill. */
function FilesOfIt({ alert }: { alert: PreAlert }) {
  const { t } = useTexts("pre-alert");
  const taken = filesForWaybill(alert);
  const left = alert.files - taken;
  if (taken === 0) return <p>{t("workFilesStay")}</p>;
  return (
    <p>
      {t("workFiles", { count: taken })} {left > 0 && t("workFilesLeft", { count: left, max: mostWaybillFiles })}
    </p>
  );
}
