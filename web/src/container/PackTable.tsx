import type { PackableHouse } from "@lading/contract/container";
import { Button } from "antd";
import { useTexts } from "#core/i18n";
import { DecimalInput } from "#ui";
import { shown, type Typed } from "./amounts.ts";
import { useFields } from "./words.ts";

/** A house with what of it may be in the container, and what is typed. */
export interface PackRow {
  house: PackableHouse;
  room: Typed;
  value: Typed;
}

interface PackTableProps {
  rows: readonly PackRow[];
  /** Messages by `<house>.<field>`. */
  wrong: ReadonlyMap<string, string>;
  onPieces: (row: PackRow, pieces: string) => void;
  onMeasure: (row: PackRow, field: "weight" | "volume", text: string) => void;
  onAll: (row: PackRow) => void;
}

const fields = ["pieces", "weight", "volume"] as const;

/** The fields of packing, a house a row; what is at most possible stands below each. */
export function PackTable({ rows, wrong, ...on }: PackTableProps) {
  const { t, word } = useTexts("container");
  const fieldOf = useFields();
  return (
    <div className="container-table container-packing">
      <table>
        <thead>
          <tr>
            <th scope="col">{fieldOf("houseNumber")}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {fieldOf(field)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.house.id}>
              <td>
                <bdi>{row.house.houseNumber}</bdi>
                <span className="muted container-who">
                  <bdi>{row.house.consigneeName}</bdi>
                </span>
              </td>
              {fields.map((field) => {
                const message = wrong.get(`${row.house.id}.${field}`);
                return (
                  <td key={field} data-label={fieldOf(field)}>
                    <DecimalInput
                      scale={field === "pieces" ? 0 : 3}
                      value={row.value[field]}
                      status={message === undefined ? "" : "error"}
                      aria-label={t("fieldOf", { field: fieldOf(field), number: row.house.houseNumber })}
                      onChange={(text) =>
                        field === "pieces" ? on.onPieces(row, text) : on.onMeasure(row, field, text)
                      }
                    />
                    {message === undefined ? (
                      <span className="muted">{t("most", { number: shown(row.room[field]) })}</span>
                    ) : (
                      <span role="alert">{message}</span>
                    )}
                  </td>
                );
              })}
              <td>
                <Button
                  size="small"
                  aria-label={t("allOf", { number: row.house.houseNumber })}
                  onClick={() => on.onAll(row)}
                >
                  {word("all")}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
