import { factsOf, mostMinorUnits, yesNoTexts } from "@lading/contract/core";
import {
  fieldsOfReport,
  kindOf,
  quickRanges,
  type QuickRange,
  reportOperatorsOf,
  reportOperatorTexts,
  reportQueryFieldTexts,
  takesNoValue,
  takesSeveral,
  type ReportCondition,
  type ReportSource,
} from "@lading/contract/report-query";
import { Button, Input } from "antd";
import { useFieldTexts, useTexts } from "#core/i18n";
import { DateInput, DecimalInput, Select } from "#ui";
import { Icon } from "#ui/light";
import { useFieldOptions } from "./field-options.ts";

const most = 20;

interface ConditionsProps {
  source: ReportSource;
  value: readonly ReportCondition[];
  /** The place of the condition that cannot stand as it is. */
  fault: number | undefined;
  onChange: (conditions: ReportCondition[]) => void;
}

/** The conditions of a report: field, comparison, value. */
export function Conditions({ source, value, fault, onChange }: ConditionsProps) {
  const { t } = useTexts("report-query");
  const field = useFieldTexts(reportQueryFieldTexts);
  const [first] = useFieldOptions(source);
  const set = (place: number, condition: ReportCondition) => onChange(value.with(place, condition));
  const add = () => first && onChange([...value, fresh(source, first.value)]);
  return (
    <fieldset className="report-field wide">
      <legend>{field("conditions")}</legend>
      {value.map((condition, place) => (
        <Condition
          // The place tells conditions apart: each holds all that it says.
          key={`${place} ${condition.field} ${condition.operator}`}
          {...{ source, place, condition }}
          isWrong={fault === place}
          onChange={(next) => set(place, next)}
          onRemove={() => onChange(value.filter((_one, other) => other !== place))}
        />
      ))}
      <span className="report-buttons">
        <Button onClick={add} disabled={value.length >= most}>
          {t("addCondition")}
        </Button>
        <span className="muted">{t("conditionsHint")}</span>
      </span>
    </fieldset>
  );
}

/** A condition on a field, with its first comparison and no value. */
function fresh(source: ReportSource, field: string): ReportCondition {
  return { field, operator: reportOperatorsOf(source, field)[0] ?? "is", values: [] };
}

interface ConditionProps {
  source: ReportSource;
  place: number;
  condition: ReportCondition;
  isWrong: boolean;
  onChange: (condition: ReportCondition) => void;
  onRemove: () => void;
}

function Condition({ source, place, condition, isWrong, onChange, onRemove }: ConditionProps) {
  const { t, language } = useTexts("report-query");
  const options = useFieldOptions(source).filter(({ value }) => reportOperatorsOf(source, value).length > 0);
  const operators = reportOperatorsOf(source, condition.field);
  const number = place + 1;
  return (
    <div className="report-condition" role="group" aria-label={t("condition", { place: number })}>
      <Select
        aria-label={t("field")}
        showSearch
        optionFilterProp="label"
        value={condition.field}
        options={options}
        onChange={(field) => onChange(fresh(source, field))}
      />
      <Select
        aria-label={t("comparison")}
        value={condition.operator}
        options={operators.map((value) => ({ value, label: reportOperatorTexts[value][language] }))}
        onChange={(operator) => onChange({ ...condition, operator, values: [] })}
      />
      {takesNoValue(condition.operator) ? (
        <span />
      ) : (
        <Value {...{ source, condition, isWrong }} onChange={(values) => onChange({ ...condition, values })} />
      )}
      <Button type="text" aria-label={t("removeCondition", { place: number })} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

interface ValueProps {
  source: ReportSource;
  condition: ReportCondition;
  isWrong: boolean;
  onChange: (values: string[]) => void;
}

/** The ranges as the date filters of lists name them. */
const rangeNames = {
  week: "latestWeek",
  month: "lastMonth",
  threeMonths: "threeMonths",
  halfYear: "halfYear",
  year: "year",
} as const satisfies Record<QuickRange, string>;

/** The values that a field is compared with: those of its choice, dates, figures or texts. */
function Value({ source, condition: { field, operator, values }, isWrong, onChange }: ValueProps) {
  const { t, language } = useTexts("report-query");
  const declared = fieldsOfReport(source)[field];
  const kind = kindOf(source, field);
  const { t: app } = useTexts("app");
  const ranges = quickRanges.map((value) => ({ value, label: app(`form.${rangeNames[value]}`) }));
  const [first = ""] = values;
  const one = (value: string | null | undefined) => onChange(value ? [value] : []);
  const status = isWrong ? { status: "error" as const } : {};
  const label = t("value");
  const choicesOf = (texts: Readonly<Record<string, Readonly<Record<typeof language, string>>>>) =>
    Object.entries(texts).map(([value, text]) => ({ value, label: text[language] }));
  if (operator === "within")
    return <Select aria-label={label} {...status} value={first || null} options={ranges} onChange={one} />;
  if (kind === "flag")
    return (
      <Select aria-label={label} {...status} value={first || null} options={choicesOf(yesNoTexts)} onChange={one} />
    );
  const choices = declared && factsOf(declared).choices;
  if (choices)
    return (
      <Select
        aria-label={label}
        {...status}
        mode="multiple"
        value={values}
        options={choicesOf(choices)}
        optionFilterProp="label"
        onChange={onChange}
      />
    );
  if (kind === "date" || kind === "moment") return <DateInput aria-label={label} value={first} onChange={one} />;
  if (kind === "amount" || kind === "decimal" || kind === "integer")
    return (
      <DecimalInput
        aria-label={label}
        {...status}
        scale={kind === "integer" ? 0 : mostMinorUnits}
        value={first}
        onChange={one}
      />
    );
  if (takesSeveral(operator))
    return <Select aria-label={label} {...status} mode="tags" open={false} value={values} onChange={onChange} />;
  return (
    <Input
      aria-label={label}
      {...status}
      dir="auto"
      maxLength={80}
      value={first}
      onChange={({ target }) => one(target.value)}
    />
  );
}
