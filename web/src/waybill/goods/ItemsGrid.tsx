import type { WaybillField } from "@lading/contract/waybill";
import { Button, Form, type FormListFieldData } from "antd";
import { useCallback, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { useTexts } from "#core/i18n";
import { usePreference } from "#core/preferences";
import { Icon } from "#ui/light";
import { goToNewLine } from "#ui";
import { useLabels } from "../labels.ts";
import { ItemRow } from "./ItemRow.tsx";
import { goOnAtTimes, usePaste } from "./use-paste.ts";
import { emptyItem, type FormValues, type ItemValues } from "../form/values.ts";

/** Most lines of one waybill, as its call takes them. */
const mostLines = 200;
/** The columns that a person fills in. */
const typed = [
  "productName",
  "customsCode",
  "boxCount",
  "boxUnit",
  "lengthCm",
  "widthCm",
  "heightCm",
  "boxVolume",
  "weight",
  "unitPrice",
] as const;
const more = ["postalCode", "tradingPlatform", "remark"] as const;

/** The lines of goods as a grid; on a phone as cards. */
export function ItemsGrid() {
  const { t } = useTexts("waybill");
  const form = Form.useFormInstance<FormValues>();
  const [showsMore, setShowsMore] = usePreference("waybill.itemColumns", false);
  const linesOf = (): FormValues["items"] => form.getFieldValue("items");
  const hasMore = showsMore || linesOf()?.some((item) => more.some((name) => item?.[name])) === true;

  function newLine(): ItemValues {
    const last = linesOf()?.at(-1);
    const { productName, customsCode }: Record<string, string | undefined> = form.getFieldsValue(true);
    return {
      ...emptyItem,
      productName: productName ?? "",
      customsCode: customsCode ?? "",
      boxUnit: last?.boxUnit ?? emptyItem.boxUnit,
    };
  }

  const paste = usePaste({ fields: hasMore ? [...typed, ...more] : typed, newLine, mostLines });

  return (
    <Form.List name="items">
      {(fields, { add, remove }) => (
        <div
          className="form-items"
          data-lines
          onPaste={paste}
          onKeyDown={(event) => {
            goOnAtTimes(event);
            moveInColumn(event);
          }}
        >
          <ItemsTable
            hasMore={hasMore}
            fields={fields}
            onCopy={(place) => add({ ...linesOf()?.[place] }, place + 1)}
            onRemove={remove}
          />
          <div className="form-items-bar">
            <Button
              icon={<Icon name="form" />}
              disabled={fields.length >= mostLines}
              data-add-line
              onClick={({ currentTarget }) => {
                add(newLine());
                goToNewLine(currentTarget);
              }}
            >
              {t("form.addLine")}
            </Button>
            <label className="form-more-columns">
              <input type="checkbox" checked={hasMore} onChange={({ target }) => setShowsMore(target.checked)} />
              {t("form.moreColumns")}
            </label>
          </div>
        </div>
      )}
    </Form.List>
  );
}

interface ItemsTableProps {
  fields: readonly FormListFieldData[];
  hasMore: boolean;
  onCopy: (place: number) => void;
  onRemove: (place: number) => void;
}

const columns: readonly { field: WaybillField; isRequired?: boolean; isNumber?: boolean }[] = [
  { field: "productName", isRequired: true },
  { field: "customsCode", isRequired: true },
  { field: "boxCount", isRequired: true },
  { field: "boxUnit" },
  { field: "lengthCm" },
  { field: "widthCm" },
  { field: "heightCm" },
  { field: "boxVolume" },
  { field: "volume", isNumber: true },
  { field: "weight", isRequired: true },
  { field: "unitPrice", isRequired: true },
  { field: "itemValue", isNumber: true },
];

function ItemsTable({ fields, hasMore, onCopy, onRemove }: ItemsTableProps) {
  const { word } = useTexts("waybill");
  const labels = useLabels();
  // The list hands out new functions each time; the rows get ones that stay.
  const latest = useRef({ onCopy, onRemove });
  useLayoutEffect(() => {
    latest.current = { onCopy, onRemove };
  });
  const copy = useCallback((place: number) => latest.current.onCopy(place), []);
  const remove = useCallback((place: number) => latest.current.onRemove(place), []);
  const shown = [...columns, ...(hasMore ? more.map((field) => ({ field, isRequired: false, isNumber: false })) : [])];
  return (
    <div className="form-items-table">
      <table data-more={hasMore}>
        <thead>
          <tr>
            <td />
            {shown.map(({ field, isRequired, isNumber }) => (
              <th key={field} scope="col" data-column={field} data-required={isRequired} data-number={isNumber}>
                {labels.field(field)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{word("actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ key, name }) => (
            <ItemRow
              key={key}
              place={name}
              isOnly={fields.length === 1}
              hasMore={hasMore}
              onCopy={copy}
              onRemove={remove}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Up and down go to the same cell of the line above or below. */
function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
  const cell = event.target.closest<HTMLTableCellElement>("[data-cell]");
  const row = cell?.parentElement;
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const input = next?.querySelector<HTMLInputElement>(`[data-cell="${cell?.dataset["cell"] ?? ""}"] input`);
  if (!input) return;
  event.preventDefault();
  input.focus();
}
