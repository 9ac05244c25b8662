import type { AnswerOf } from "@lading/contract/core";
import { addWarehouse, editWarehouse, getWarehouseOptionList } from "@lading/contract/warehouse";
import { getCountryList } from "@lading/contract/place";
import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { CityInput, CountrySelect, RecordForm, StatusTag, TabModal } from "#ui";

type Warehouse = AnswerOf<typeof getWarehouseOptionList>["rows"][number];

/** The warehouses that waybills name. */
export function Warehouses({ mayEdit }: { mayEdit: boolean }) {
  const { t, word } = useTexts("user");
  const { data } = useRead(getWarehouseOptionList, { all: true }, { quiet: true });
  /** What the form edits; null adds one, undefined: the form is closed. */
  const [edited, setEdited] = useState<Warehouse | null>();
  return (
    <section className="user-warehouses">
      <header className="page-header">
        <h2>{t("warehouses.title")}</h2>
        {mayEdit && (
          <div className="page-header-actions">
            <Button onClick={() => setEdited(null)}>{t("warehouses.add")}</Button>
          </div>
        )}
      </header>
      <ul className="user-warehouse-list">
        {data?.rows.map((warehouse) => (
          <li key={warehouse.id}>
            <strong>{warehouse.code}</strong>
            <span dir="auto">{warehouse.warehouseName}</span>
            <span className="muted" dir="auto">
              {warehouse.city}
            </span>
            <StatusTag tone={warehouse.status === "enabled" ? "good" : "neutral"}>
              {t(`warehouses.${warehouse.status}`)}
            </StatusTag>
            {mayEdit && (
              <Button type="link" size="small" onClick={() => setEdited(warehouse)}>
                {word("edit")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <TabModal
        open={edited !== undefined}
        title={edited ? t("warehouses.edit") : t("warehouses.add")}
        onCancel={() => setEdited(undefined)}
      >
        <WarehouseForm warehouse={edited ?? null} onClose={() => setEdited(undefined)} />
      </TabModal>
    </section>
  );
}

function WarehouseForm({ warehouse, onClose }: { warehouse: Warehouse | null; onClose: () => void }) {
  const { t, word } = useTexts("user");
  const done = () => {
    notify.success(word("saved"));
    onClose();
  };
  if (!warehouse)
    return (
      <RecordForm call={addWarehouse} onDone={done} onCancel={onClose}>
        <WarehouseFields />
      </RecordForm>
    );
  const { id, version, ...initial } = warehouse;
  return (
    <RecordForm call={editWarehouse} initial={initial} fixed={{ id, version }} onDone={done} onCancel={onClose}>
      <WarehouseFields />
      <Form.Item name="status" label={t("fields.status")} required>
        <Select
          options={(["enabled", "disabled"] as const).map((status) => ({
            value: status,
            label: t(`warehouses.${status}`),
          }))}
        />
      </Form.Item>
    </RecordForm>
  );
}

function WarehouseFields() {
  const { t } = useTexts("user");
  const countries = useRead(getCountryList, {}, { quiet: true });
  return (
    <>
      <Form.Item name="code" label={t("fields.warehouseCode")} required>
        <Input maxLength={20} dir="ltr" />
      </Form.Item>
      <Form.Item name="warehouseName" label={t("fields.warehouseName")} required>
        <Input maxLength={80} dir="auto" />
      </Form.Item>
      <Form.Item name="country" label={t("fields.country")}>
        <CountrySelect options={countries.data?.rows ?? []} />
      </Form.Item>
      <Form.Item name="city" label={t("fields.city")}>
        <CityInput />
      </Form.Item>
    </>
  );
}
