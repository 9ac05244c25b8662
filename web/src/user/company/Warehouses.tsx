import type { AnswerOf } from "@lading/contract/core";
import {
  addWarehouse,
  editWarehouse,
  getWarehouseOptionList,
  warehouseStatusTexts,
  warehouseTitles,
} from "@lading/contract/warehouse";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import {
  AddOrEditForm,
  ChoiceField,
  CityInput,
  CountrySelect,
  InputField,
  StatusTag,
  TabModal,
  TextField,
  useCountries,
  useEditingWords,
} from "#ui";

type Warehouse = AnswerOf<typeof getWarehouseOptionList>["rows"][number];

/** The warehouses that waybills name. */
export function Warehouses({ mayEdit }: { mayEdit: boolean }) {
  const { t, word, language } = useTexts("user");
  const words = useEditingWords(warehouseTitles.one);
  const { data } = useRead(getWarehouseOptionList, { all: true }, { quiet: true });
  /** The edited warehouse; null: a new one, undefined: the form is closed. */
  const [edited, setEdited] = useState<Warehouse | null>();
  return (
    <section className="user-warehouses">
      <header className="page-header">
        <h2>{t("warehouses.title")}</h2>
        {mayEdit && (
          <div className="page-header-actions">
            <Button onClick={() => setEdited(null)}>{words.add}</Button>
          </div>
        )}
      </header>
      <ul className="user-warehouse-list">
        {data?.rows.map((warehouse) => (
          <li key={warehouse.id}>
            <strong>{warehouse.code}</strong>
            <span dir="auto">{warehouse.shownName}</span>
            <span className="muted" dir="auto">
              {warehouse.cityName}
            </span>
            <StatusTag tone={warehouse.status === "enabled" ? "good" : "neutral"}>
              {warehouseStatusTexts[warehouse.status][language]}
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
        title={edited ? words.editTitle : words.add}
        onCancel={() => setEdited(undefined)}
      >
        <WarehouseForm warehouse={edited ?? null} onClose={() => setEdited(undefined)} />
      </TabModal>
    </section>
  );
}

function WarehouseForm({ warehouse, onClose }: { warehouse: Warehouse | null; onClose: () => void }) {
  const { options } = useCountries();
  return (
    <AddOrEditForm add={addWarehouse} edit={editWarehouse} record={warehouse} onClose={onClose}>
      <TextField name="code" dir="ltr" />
      <TextField name="warehouseName" />
      <TextField name="warehouseNameEn" dir="ltr" />
      <InputField name="country">
        <CountrySelect options={options} />
      </InputField>
      <InputField name="city">
        <CityInput />
      </InputField>
      {warehouse && <ChoiceField name="status" />}
    </AddOrEditForm>
  );
}
