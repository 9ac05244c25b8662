import {
  bankFieldTexts,
  tableEncodings,
  tableFields,
  tableFieldTexts,
  type BankFilePreview,
  type BankTableMapping,
} from "@lading/contract/bank-statement";
import { useFieldTexts, useTexts } from "#core/i18n";
import { Fold, Note, Select } from "#ui";

type Table = NonNullable<BankFilePreview["table"]>;

interface MappingProps {
  table: Table;
  onChange: (mapping: BankTableMapping) => void;
}

const empty: BankTableMapping = { encoding: "utf-8", columns: {}, dateOrder: "ymd", decimalSign: "." };

/** Says what a table's columns mean, beside its first rows; kept with the account. */
export function Mapping({ table, onChange }: MappingProps) {
  const { t } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const mapping = table.mapping ?? empty;
  const { columns } = mapping;
  const isMapped = columns.bookedOn !== undefined && (columns.amount !== undefined || columns.credit !== undefined);
  return (
    <section className="bank-mapping" aria-label={field("mapping")}>
      <h3>{field("mapping")}</h3>
      <p className="muted">{t(table.isKept ? "mappingKept" : "mappingHint")}</p>
      {!isMapped && <Note type="warning" title={t("mapFirst")} />}
      <div className="bank-mapping-fields">
        <Columns table={table} mapping={mapping} onChange={onChange} />
        <Choice
          label={t("encoding")}
          value={mapping.encoding}
          options={tableEncodings.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(encoding) => onChange({ ...mapping, encoding })}
        />
        <Choice
          label={t("dateOrder")}
          value={mapping.dateOrder}
          options={(["ymd", "dmy", "mdy"] as const).map((value) => ({ value, label: t(`dateOrders.${value}`) }))}
          onChange={(dateOrder) => onChange({ ...mapping, dateOrder })}
        />
        <Choice
          label={t("decimalSign")}
          value={mapping.decimalSign}
          options={[
            { value: ".", label: "1,234.56" },
            { value: ",", label: "1.234,56" },
          ]}
          onChange={(decimalSign) => onChange({ ...mapping, decimalSign })}
        />
      </div>
      <FirstRows table={table} />
    </section>
  );
}

function Columns({ table, mapping, onChange }: MappingProps & { mapping: BankTableMapping }) {
  const field = useFieldTexts(tableFieldTexts);
  const options = [...new Set(table.headings.filter(Boolean))].map((heading) => ({ value: heading, label: heading }));
  return tableFields.map((name) => {
    const chosen = mapping.columns[name] ?? [];
    const set = (headings: readonly string[]) => {
      const { [name]: _, ...others } = mapping.columns;
      onChange({ ...mapping, columns: headings.length === 0 ? others : { ...others, [name]: [...headings] } });
    };
    return (
      <label key={name} className="bank-field">
        {field(name)}
        {name === "text" ? (
          <Select mode="multiple" allowClear value={chosen} options={options} onChange={set} />
        ) : (
          <Select
            allowClear
            showSearch
            value={chosen[0] ?? null}
            options={options}
            onChange={(heading: string | null | undefined) => set(heading ? [heading] : [])}
          />
        )}
      </label>
    );
  });
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: { value: V; label: string }[];
  onChange: (value: V) => void;
}

function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  return (
    <label className="bank-field">
      {label}
      <Select<V> value={value} options={options} onChange={onChange} />
    </label>
  );
}

const mostRows = 12;

/** The first rows as they are in the file. */
function FirstRows({ table }: { table: Table }) {
  const { t } = useTexts("bank-statement");
  return (
    <Fold name="bank.firstRows" title={t("firstRows")}>
      <div className="bank-raw" role="region" aria-label={t("firstRows")} tabIndex={0}>
        <table>
          <tbody>
            {table.rows.slice(0, mostRows).map((row, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a file have no other name than their place
              <tr key={place}>
                {row.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={column}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
