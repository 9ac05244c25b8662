import {
  isGrouped,
  isSummed,
  kindOf,
  reportPeriods,
  reportPeriodTexts,
  reportQueryFieldTexts,
  reportSourceRights,
  reportSources,
  reportSourceTexts,
  type ReportDefinition,
  type ReportPeriod,
  type ReportSource,
} from "@lading/contract/report-query";
import { Switch } from "antd";
import { useId, type ReactNode } from "react";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Panel, Select } from "#ui";
import { Conditions } from "./Conditions.tsx";
import { useFieldOptions } from "./field-options.ts";

/** Columns that a new report begins with. */
const usual: Readonly<Record<ReportSource, readonly string[]>> = {
  bill: ["invoiceNo", "customerName", "waybillNumber", "billDate", "currency", "amount", "balance"],
  cost: ["billReferNo", "supplierName", "waybillNumber", "chargeItem", "costDate", "currency", "amount", "balance"],
  writeOff: ["creditReferenceNumber", "partyName", "invoiceNo", "currency", "amount", "status", "postedOn"],
  profit: ["waybillNumber", "customerName", "entry", "day", "currency", "sales", "costs", "profit"],
};

const blank = (source: ReportSource): ReportDefinition => ({
  source,
  columns: [...usual[source]],
  conditions: [],
  groups: [],
  sums: [],
  inSettlement: false,
});

/** The data that a person may make reports of. */
function useSources(): readonly ReportSource[] {
  const may = useMay();
  return reportSources.filter((source) => may(reportSourceRights[source]));
}

/** A new report over the first data that the person may open; undefined for who may open none. */
export function useStart(): ReportDefinition | undefined {
  const [first] = useSources();
  return first && blank(first);
}

interface DefinitionProps {
  value: ReportDefinition;
  /** The path of what cannot run as it is. */
  fault: string | undefined;
  onChange: (definition: ReportDefinition) => void;
}

/** Puts a report together: data, conditions, columns or groups, and sums. */
export function Definition({ value, fault, onChange }: DefinitionProps) {
  const { t, language } = useTexts("report-query");
  const field = useFieldTexts(reportQueryFieldTexts);
  const sources = useSources();
  const options = useFieldOptions(value.source);
  const change = (part: Partial<ReportDefinition>) => onChange({ ...value, ...part });
  const isOf = (part: string) => fault?.startsWith(part) === true;
  return (
    <Panel title={field("definition")}>
      <div className="report-form">
        <Labelled text={field("source")}>
          {(id) => (
            <Select
              id={id}
              value={value.source}
              options={sources.map((source) => ({ value: source, label: reportSourceTexts[source][language] }))}
              onChange={(source) => onChange(blank(source))}
            />
          )}
        </Labelled>
        <Labelled text={field("inSettlement")} hint={t("inSettlementHint")}>
          {(id) => (
            <span>
              <Switch
                id={id}
                aria-label={field("inSettlement")}
                checked={value.inSettlement}
                onChange={(inSettlement) => change({ inSettlement })}
              />
            </span>
          )}
        </Labelled>
        <Conditions
          source={value.source}
          value={value.conditions}
          fault={isOf("conditions.") ? Number(fault?.split(".")[1]) : undefined}
          onChange={(conditions) => change({ conditions })}
        />
        <Labelled text={field("columns")} isWide>
          {(id) => (
            <Several
              id={id}
              value={value.columns}
              options={options}
              isWrong={isOf("columns")}
              isIdle={value.groups.length > 0}
              onChange={(columns) => change({ columns })}
            />
          )}
        </Labelled>
        <Groups value={value} onChange={onChange} />
        <Labelled text={field("sums")} hint={t("sumsHint")}>
          {(id) => (
            <Several
              id={id}
              value={value.sums}
              options={options.filter((option) => isSummed(value.source, option.value))}
              isWrong={isOf("sums")}
              onChange={(sums) => change({ sums })}
            />
          )}
        </Labelled>
      </div>
    </Panel>
  );
}

interface LabelledProps {
  text: string;
  hint?: string;
  isWide?: boolean;
  children: (id: string) => ReactNode;
}

function Labelled({ text, hint, isWide = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={isWide ? "report-field wide" : "report-field"}>
      <label htmlFor={id}>{text}</label>
      {children(id)}
      {hint !== undefined && <span className="muted">{hint}</span>}
    </div>
  );
}

interface SeveralProps {
  id: string;
  value: readonly string[];
  options: { value: string; label: string }[];
  isWrong: boolean;
  isIdle?: boolean;
  onChange: (names: string[]) => void;
}

function Several({ id, value, options, isWrong, isIdle = false, onChange }: SeveralProps) {
  return (
    <Select
      id={id}
      mode="multiple"
      value={[...value]}
      options={options}
      optionFilterProp="label"
      disabled={isIdle}
      {...(isWrong && { status: "error" as const })}
      onChange={onChange}
    />
  );
}

/** By which fields rows are grouped; a date by day, month or year. */
function Groups({ value, onChange }: Pick<DefinitionProps, "value" | "onChange">) {
  const { t, language } = useTexts("report-query");
  const field = useFieldTexts(reportQueryFieldTexts);
  const { source, groups } = value;
  const options = useFieldOptions(source);
  const isDay = (name: string) => ["date", "moment"].includes(kindOf(source, name) ?? "");
  const set = (names: readonly string[]) =>
    onChange({
      ...value,
      groups: names
        .slice(0, 3)
        .map((name) => groups.find((group) => group.field === name) ?? { field: name, period: "month" }),
    });
  const setPeriod = (name: string, period: ReportPeriod) =>
    onChange({ ...value, groups: groups.map((group) => (group.field === name ? { ...group, period } : group)) });
  return (
    <Labelled text={field("groups")} hint={t("groupsHint")}>
      {(id) => (
        <>
          <Several
            id={id}
            value={groups.map((group) => group.field)}
            options={options.filter((option) => isGrouped(source, option.value))}
            isWrong={false}
            onChange={set}
          />
          <span className="report-periods">
            {groups
              .filter((group) => isDay(group.field))
              .map((group) => {
                const label = options.find((option) => option.value === group.field)?.label ?? group.field;
                return (
                  <span key={group.field}>
                    {label}{" "}
                    <Select
                      aria-label={t("period", { field: label })}
                      value={group.period}
                      options={reportPeriods.map((period) => ({
                        value: period,
                        label: reportPeriodTexts[period][language],
                      }))}
                      popupMatchSelectWidth={false}
                      onChange={(period) => setPeriod(group.field, period)}
                    />
                  </span>
                );
              })}
          </span>
        </>
      )}
    </Labelled>
  );
}
