import { factsOf } from "@lading/contract/core";
import {
  fieldsOfReport,
  type QuickRange,
  type ReportCondition,
  type ReportDefinition,
} from "@lading/contract/report-query";
import { sql, type SQL } from "drizzle-orm";
import { ownToday } from "#user";
import type { Source } from "./sources.ts";

/** The first day of a range that ends today, as the date filters of lists have them. */
const since: Readonly<Record<QuickRange, SQL>> = {
  week: sql`${ownToday} - 6`,
  month: sql`(${ownToday} - interval '1 month')::date`,
  threeMonths: sql`(${ownToday} - interval '3 months')::date`,
  halfYear: sql`(${ownToday} - interval '6 months')::date`,
  year: sql`(${ownToday} - interval '1 year')::date`,
};

/** A definition that was checked, and its source. */
export interface Checked {
  definition: ReportDefinition;
  source: Source;
}

const kindOf = ({ source }: ReportDefinition, name: string) => {
  const field = fieldsOfReport(source)[name];
  if (!field) throw new Error(`A checked definition has no field ${name}`);
  return factsOf(field).kind;
};

/** A field's value as it is compared, sorted and grouped: a moment by its day (UTC), an amount as it is asked for. */
export function valueOf({ definition, source }: Checked, name: string): SQL {
  const money = source.money[name];
  if (money) return definition.inSettlement ? money.worth : money.own;
  const value = source.fields[name];
  if (!value) throw new Error(`The source has no field ${name}`);
  return value;
}

/** Which rows a definition asks for, of those that the person sees. Values are parameters, all else is the product's own. */
export function conditionsOf(checked: Checked): SQL {
  const { conditions } = checked.definition;
  return sql.join(
    [checked.source.where, ...conditions.map((condition) => sql`(${compared(checked, condition)})`)],
    sql` AND `,
  );
}

function compared(checked: Checked, { field, operator, values }: ReportCondition): SQL {
  const kind = kindOf(checked.definition, field);
  const value = valueOf(checked, field);
  const day = kind === "moment" ? sql`(${value} AT TIME ZONE 'UTC')::date` : value;
  const [first = ""] = values;
  const isFigure = kind === "amount" || kind === "decimal" || kind === "integer";
  const end = isFigure ? sql`${first}::numeric` : sql`${first}::date`;
  switch (operator) {
    case "from":
      return sql`${day} >= ${end}`;
    case "to":
      return sql`${day} <= ${end}`;
    case "within":
      return sql`${day} BETWEEN ${since[rangeOf(first)]} AND ${ownToday}`;
    case "contains":
      return sql`position(search_normal(${first}) IN search_normal(coalesce(${value}, ''))) > 0`;
    case "empty":
      return kind === "text" ? sql`coalesce(${value}, '') = ''` : sql`${value} IS NULL`;
    case "filled":
      return kind === "text" ? sql`coalesce(${value}, '') <> ''` : sql`${value} IS NOT NULL`;
    case "is":
      return isOneOf({ kind, value, values });
    default:
      return sql`NOT coalesce(${isOneOf({ kind, value, values })}, false)`;
  }
}

interface Comparing {
  kind: ReturnType<typeof kindOf>;
  value: SQL;
  values: readonly string[];
}

function isOneOf({ kind, value, values }: Comparing): SQL {
  const all = sql.param([...values]);
  if (kind === "text")
    return sql`search_normal(coalesce(${value}, '')) = ANY(SELECT search_normal(one) FROM unnest(${all}::text[]) AS one)`;
  if (kind === "flag") return sql`${value} = ANY(${all}::boolean[])`;
  return kind === "choice" ? sql`${value} = ANY(${all}::text[])` : sql`${value} = ANY(${all}::numeric[])`;
}

function rangeOf(text: string): QuickRange {
  const range = Object.keys(since).find((one): one is QuickRange => one === text);
  if (!range) throw new Error(`A checked definition has no range ${text}`);
  return range;
}
