import { loadPreAlertInfo } from "@lading/contract/pre-alert";
import { wayBillListByPage } from "@lading/contract/waybill";
import { Form } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { type InputOfField, isAsking, RecordForm, Select, useTyped } from "#ui";

/** Chooses the main waybill that a new pre-alert is made of; one that none can be made of is refused here. */
export function ChooseMain({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("pre-alert");
  const navigate = useNavigate();
  return (
    <RecordForm
      call={loadPreAlertInfo}
      toInput={({ waybillIds }) => ({ waybillIds: waybillIds === undefined ? [] : [waybillIds] })}
      submitText={t("continue")}
      refusedTitle={t("cannotBeMade")}
      onCancel={onClose}
      onDone={(_prefilled, { waybillIds: [main = ""] }) => {
        onClose();
        void navigate(`/preAlertDetail?waybills=${main}`);
      }}
    >
      <Form.Item name="waybillIds" label={t("chooseMain")} required extra={t("chooseHint")}>
        <MainSelect />
      </Form.Item>
    </RecordForm>
  );
}

/** Main waybills by a part of their number. */
function MainSelect(input: InputOfField) {
  const [search, setSearch] = useState("");
  const typed = useTyped(search);
  const read = useRead(wayBillListByPage, { kind: "main", search: typed }, { quiet: true, ownErrors: true });
  const options = read.data?.rows.map(({ id, mainNumber, destinationPortName, consigneeName }) => ({
    value: id,
    label: [mainNumber, destinationPortName, consigneeName].filter((part) => part !== "").join(" · "),
  }));
  return (
    <Select
      {...input}
      {...(isAsking(search, typed, read) && { className: "field-waits" })}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      options={options ?? []}
    />
  );
}
