import { getPreAlertHouseList, type PreAlertHouse } from "@lading/contract/pre-alert";
import { Form } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Select, useTyped } from "#ui";

/** In place of a house's line: the whole shipment. */
export const whole = 0;

const mostOffered = 50;

interface NoticeForProps {
  alertId: string;
  line: number;
  onChange: (line: number) => void;
}

/** Whom an arrival notice is for: the whole shipment or one of its houses, which are found by number, party, city or goods. */
export function NoticeFor({ alertId, line, onChange }: NoticeForProps) {
  const { t } = useTexts("pre-alert");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<{ value: number; label: string }>();
  const asked = { preAlertId: alertId, search: useTyped(search), pageSize: mostOffered, order: "asc" as const };
  const { data } = useRead(getPreAlertHouseList, asked, { quiet: true, ownErrors: true });
  const found = (data?.rows ?? []).map(optionOf);
  // The chosen house keeps its name while others are looked for.
  const kept = chosen && line !== whole && found.every(({ value }) => value !== line) ? [chosen] : [];
  const options = search === "" ? [{ value: whole, label: t("noticeWhole") }, ...kept, ...found] : found;
  return (
    <Form.Item
      label={t("noticeFor")}
      htmlFor="alert-notice-for"
      extra={data !== undefined && data.total > data.rows.length ? t("noticeSearch") : undefined}
    >
      <Select
        id="alert-notice-for"
        value={line}
        onChange={(next: number) => {
          setChosen(options.find(({ value }) => value === next));
          setSearch("");
          onChange(next);
        }}
        showSearch={{ filterOption: false, onSearch: setSearch, searchValue: search }}
        options={options}
      />
    </Form.Item>
  );
}

const optionOf = ({ line, houseNumber, consigneeName }: PreAlertHouse) => ({
  value: line,
  label: [houseNumber, consigneeName].filter((part) => part !== "").join(" · "),
});
