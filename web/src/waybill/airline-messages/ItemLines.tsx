import { isDecimal } from "@lading/contract/core";
import type { WaybillField } from "@lading/contract/waybill";
import { useTexts } from "#core/i18n";
import { plainDecimal } from "#ui";
import { useLabels } from "../labels.ts";
import type { ItemValues, ReadNote } from "./draft.ts";

interface ItemLinesProps {
  items: readonly ItemValues[];
  /** Notes on their figures. */
  notes: readonly ReadNote[];
  messages: Readonly<Record<string, string>>;
  onChange: (line: number, change: Partial<ItemValues>) => void;
}

type Column = keyof ItemValues & WaybillField;

/** With the most decimals of a number; texts have none. Code and price may be filled in once for all. */
const columns: readonly { name: Column; scale?: number; isRequired?: boolean }[] = [
  { name: "productName", isRequired: true },
  { name: "customsCode" },
  { name: "boxCount", scale: 0, isRequired: true },
  { name: "weight", scale: 3, isRequired: true },
  { name: "lengthCm", scale: 2 },
  { name: "widthCm", scale: 2 },
  { name: "heightCm", scale: 2 },
  { name: "volume", scale: 3 },
  { name: "unitPrice", scale: 4 },
];

/** The lines of goods of a house. */
export function ItemLines({ items, notes, messages, onChange }: ItemLinesProps) {
  const labels = useLabels();
  return (
    <div className="message-items">
      {notes.map(({ field, label, message }) => (
        <p key={`${field} ${message}`} className="message-note">
          {label}: {message}
        </p>
      ))}
      <table>
        <thead>
          <tr>
            {columns.map(({ name, isRequired }) => (
              <th key={name} scope="col" data-required={isRequired}>
                {labels.field(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines neither come nor go
            <tr key={line}>
              {columns.map(({ name, scale }) => (
                <td key={name}>
                  <ItemCell
                    name={name}
                    line={line}
                    value={item[name]}
                    {...(scale !== undefined && { scale })}
                    message={
                      messages[`items.${line}.${name}`] ??
                      (name === "volume" ? messages[`items.${line}.boxVolume`] : undefined)
                    }
                    onChange={(value) => onChange(line, { [name]: value })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ItemCellProps {
  name: Column;
  line: number;
  value: string;
  scale?: number;
  message: string | undefined;
  onChange: (value: string) => void;
}

function ItemCell({ name, line, value, scale, message, onChange }: ItemCellProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const type = (typed: string) => {
    if (scale === undefined) onChange(typed);
    else {
      const number = plainDecimal(typed);
      if (number === "" || isDecimal(number.replace(/\.$/, ""), scale))
        onChange(scale === 0 ? number.replace(".", "") : number);
    }
  };
  return (
    <>
      <input
        className="form-cell-input"
        value={value}
        autoComplete="off"
        aria-label={t("form.cell", { field: labels.field(name), line: line + 1 })}
        aria-invalid={message !== undefined}
        {...(scale !== undefined && { dir: "ltr", inputMode: scale === 0 ? "numeric" : "decimal" })}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (value.endsWith(".")) onChange(value.slice(0, -1));
        }}
      />
      {message !== undefined && <span className="form-cell-error">{message}</span>}
    </>
  );
}
