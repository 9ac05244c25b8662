import { type Language, severalNumbers } from "@lading/contract/core";
import type {
  exportCustomerEntrustOrderList,
  exportOrderReceivingCenterList,
  OrderState,
} from "@lading/contract/order";
import { sql, type SQL } from "drizzle-orm";
import { containing, namedLike, within, withinDays } from "#core/db";
import type { Context } from "#core/http";
import { customerNameLike } from "#customer";
import { stateDescription } from "#logistics-state";
import { cityTexts } from "#place";
import { orderState, receivedPieces, shownReason } from "./read.ts";

type Received = Omit<Context<typeof exportOrderReceivingCenterList>["input"], "sort" | "order">;
type Own = Omit<Context<typeof exportCustomerEntrustOrderList>["input"], "sort" | "order">;
type Shared = Pick<Own, keyof Own & keyof Received>;

/** Conditions of the receiving centre's filters. */
export function receivedConditions(filters: Received): SQL[] {
  const { customerId, source, acceptedByName, acceptedFrom, acceptedTo, createdByName } = filters;
  return [
    ...sharedConditions(filters),
    ...(customerId === undefined ? [] : [sql`o.customer_id = ${customerId}`]),
    ...(source === undefined ? [] : [sql`o.source = ${source}`]),
    ...figures(receivedPieces, [filters.receivedFrom, filters.receivedTo]),
    ...figures(sql`o.volume`, [filters.volumeFrom, filters.volumeTo]),
    ...namedLike(sql`o.accepted_by_name`, acceptedByName),
    ...withinDays(sql`o.accepted_at`, acceptedFrom, acceptedTo),
    ...namedLike(sql`o.created_by_name`, createdByName),
  ];
}

/** Conditions of the filters of a customer's own list. */
export function ownConditions({ trackingState, ...filters }: Own, language: Language): SQL[] {
  return [...sharedConditions(filters), ...namedLike(sql`${stateDescription(language)}`, trackingState)];
}

function sharedConditions({ search, state, types, from, to, ...rest }: Shared): SQL[] {
  return [
    ...(search === "" ? [] : [matchingAny(severalNumbers(search) ?? [search])]),
    ...(state === undefined ? [] : inState(state)),
    ...(types.length === 0 ? [] : [sql`o.type = ANY(${sql.param(types)}::int[])`]),
    ...(rest.destinationCountry === "" ? [] : [sql`o.destination_country = ${rest.destinationCountry.toUpperCase()}`]),
    ...toCity(rest.destinationCity),
    ...(rest.destinationPort === "" ? [] : [atPort(rest.destinationPort)]),
    ...namedLike(shownReason, rest.reason),
    ...figures(sql`o.pieces`, [rest.piecesFrom, rest.piecesTo]),
    ...figures(sql`o.weight`, [rest.weightFrom, rest.weightTo]),
    ...withinDays(sql`o.created_at`, from, to),
  ];
}

function toCity(city: string): SQL[] {
  if (city === "") return [];
  return [
    sql`(${sql.join(
      cityTexts(city).flatMap((text) => namedLike(sql`o.destination_city`, text)),
      sql` OR `,
    )})`,
  ];
}

function matchingAny(searches: readonly string[]): SQL {
  return sql`(${sql.join(
    searches.map((search) => matching(containing(search))),
    sql` OR `,
  )})`;
}

/** Orders of which a number or a name is like a pattern. */
export function matching(pattern: string): SQL {
  return sql`(o.order_number ILIKE ${pattern} OR o.customer_reference ILIKE ${pattern} OR o.customer_number ILIKE ${pattern}
    OR ${customerNameLike("o", pattern)} OR o.product_name ILIKE ${pattern} OR o.consignee_name ILIKE ${pattern}
    OR o.house_number ILIKE ${pattern})`;
}

/** The decision as well as the state, so that an index finds those to accept among all. */
function inState(state: OrderState): SQL[] {
  const accepted = state === "unstorage" || state === "storaged" || state === "complete";
  if (state === "turnedDown") return [sql`o.decision IN ('accepted', 'turnedDown')`, sql`${orderState} = ${state}`];
  return [sql`o.decision = ${accepted ? "accepted" : state}`, sql`${orderState} = ${state}`];
}

/** Codes are kept in capitals; free texts as they were written. */
function atPort(port: string): SQL {
  return sql`lower(o.form->>'destinationPort') = lower(${port})`;
}

function figures(figure: SQL, range: readonly [from: string, to: string]): SQL[] {
  const condition = within(figure, "numeric", range);
  return condition ? [condition] : [];
}
