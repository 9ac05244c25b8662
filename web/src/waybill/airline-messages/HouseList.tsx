import { receivedHouseForm } from "@lading/contract/waybill";
import { Button } from "antd";
import { useState } from "react";
import { formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { StatusTag } from "#ui";
import { useLabels } from "../labels.ts";
import { messagesUnder, totalOf, withItemChange, type DraftHouse, type DraftMain, type HouseValues } from "./draft.ts";
import { FieldGrid } from "./FieldGrid.tsx";
import { ItemLines } from "./ItemLines.tsx";
import { PartiesKnown } from "./PartiesKnown.tsx";
import type { Work } from "./use-draft.ts";

interface HouseListProps {
  main: DraftMain;
  place: number;
  work: Work;
}

/** The new houses under a main waybill; each opens to all its fields, the first wrong one by itself. */
export function HouseList({ main, place, work }: HouseListProps) {
  const { t, word } = useTexts("waybill");
  const labels = useLabels();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const messagesOf = (line: number) => messagesUnder(work.messages, `mains.${place}.houses.${line}.`);
  const firstWrong = main.houses.findIndex((_house, line) => Object.keys(messagesOf(line)).length > 0);
  return (
    <div className="import-table message-houses" role="region" aria-label={t("messageImport.houses")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(["houseNumber", "shipperName", "consigneeName", "productName"] as const).map((field) => (
              <th key={field} scope="col">
                {labels.field(field)}
              </th>
            ))}
            {(["pieces", "weight", "volume"] as const).map((field) => (
              <th key={field} scope="col" data-number="true">
                {labels.field(field)}
              </th>
            ))}
            <th scope="col">{t("messageImport.toCheck")}</th>
            <th scope="col">
              <span className="visually-hidden">{word("edit")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {main.houses.map((house, line) => (
            <HouseRow
              key={house.key}
              house={house}
              messages={messagesOf(line)}
              isOpen={open.has(house.key) || line === firstWrong}
              onToggle={() => toggle(house.key)}
              onChange={(change) => work.changeHouse(main.mainNumber, house.key, change)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HouseRowProps {
  house: DraftHouse;
  messages: Readonly<Record<string, string>>;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (change: (house: DraftHouse) => DraftHouse) => void;
}

const columns = 9;
const measure = (value: string) => (value === "" ? "—" : formatMeasure(value));

function HouseRow({ house, messages, isOpen, onToggle, onChange }: HouseRowProps) {
  const { t, word } = useTexts("waybill");
  const labels = useLabels();
  const { values, items, notes } = house;
  const wrong = Object.keys(messages).length;
  const checks = [...new Set(notes.map(({ label }) => label))];
  return (
    <>
      <tr>
        <th scope="row">
          <bdi>{values.houseNumber}</bdi>
        </th>
        <td data-label={labels.field("shipperName")}>
          <bdi title={values.shipperName}>{values.shipperName || "—"}</bdi>
        </td>
        <td data-label={labels.field("consigneeName")}>
          <bdi title={values.consigneeName}>{values.consigneeName || "—"}</bdi>
        </td>
        <td data-label={labels.field("productName")}>
          <bdi title={values.productName}>{values.productName || "—"}</bdi>
        </td>
        <td data-number="true" data-label={labels.field("pieces")}>
          {totalOf(items, "boxCount") || "—"}
        </td>
        <td data-number="true" data-label={labels.field("weight")}>
          {measure(totalOf(items, "weight"))}
        </td>
        <td data-number="true" data-label={labels.field("volume")}>
          {measure(totalOf(items, "volume"))}
        </td>
        <td className="message-check">
          {wrong > 0 ? (
            <StatusTag tone="bad">{t("messageImport.wrong", { count: wrong })}</StatusTag>
          ) : (
            <span className="muted">{checks.join(t("messageImport.comma"))}</span>
          )}
        </td>
        <td>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t("messageImport.editHouse", { number: values.houseNumber })}
            onClick={onToggle}
          >
            {word(isOpen ? "close" : "edit")}
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr className="message-house-open">
          <td colSpan={columns}>
            <HouseFields house={house} messages={messages} onChange={onChange} />
          </td>
        </tr>
      )}
    </>
  );
}

const names = [
  "houseNumber",
  "shipperName",
  "shipperAddress",
  "shipperCity",
  "shipperProvince",
  "shipperPostalCode",
  "shipperCountry",
  "shipperPhone",
  "consigneeName",
  "consigneeAddress",
  "consigneeCity",
  "consigneeProvince",
  "consigneePostalCode",
  "consigneeCountry",
  "consigneePhone",
  "loadingPort",
  "destinationPort",
  "country",
  "city",
  "shippingDate",
  "etd",
  "freightTerms",
  "productName",
  "customsCode",
  "remark",
] as const satisfies readonly (keyof HouseValues)[];

function HouseFields({ house, messages, onChange }: Pick<HouseRowProps, "house" | "messages" | "onChange">) {
  return (
    <>
      <PartiesKnown values={house.values} />
      <FieldGrid
        names={names}
        shape={receivedHouseForm.shape}
        values={house.values}
        notes={house.notes}
        messages={messages}
        onChange={(name, value) => onChange((now) => ({ ...now, values: { ...now.values, [name]: value } }))}
      />
      <ItemLines
        items={house.items}
        notes={house.notes.filter(({ field }) => !names.some((name) => name === field))}
        messages={messages}
        onChange={(line, change) =>
          onChange((now) => ({
            ...now,
            items: now.items.map((item, place) => (place === line ? withItemChange(item, change) : item)),
          }))
        }
      />
    </>
  );
}
