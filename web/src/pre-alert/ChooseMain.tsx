import { wayBillListByPage } from "@lading/contract/waybill";
import { Button, Form, Select } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTyped } from "#ui";
import { useTexts } from "#core/i18n";

/** Chooses the main waybill that a new pre-alert is made of, by a part of its number. */
export function ChooseMain({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("pre-alert");
  const navigate = useNavigate();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string>();
  const typed = useTyped(search);
  const { data } = useRead(wayBillListByPage, { kind: "main", search: typed }, { quiet: true, ownErrors: true });
  const options = data?.rows.map(({ id, mainNumber, destinationPortName, consigneeName }) => ({
    value: id,
    label: [mainNumber, destinationPortName, consigneeName].filter((part) => part !== "").join(" · "),
  }));
  const go = () => {
    onClose();
    void navigate(`/preAlertDetail?waybills=${chosen ?? ""}`);
  };
  return (
    <Form layout="vertical" onFinish={go}>
      <Form.Item label={t("chooseMain")} htmlFor="alert-main" required extra={t("chooseHint")}>
        <Select
          id="alert-main"
          autoFocus
          showSearch={{ filterOption: false, onSearch: setSearch }}
          options={options ?? []}
          {...(chosen !== undefined && { value: chosen })}
          onChange={(id: string) => setChosen(id)}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={chosen === undefined}>
        {t("continue")}
      </Button>
    </Form>
  );
}
