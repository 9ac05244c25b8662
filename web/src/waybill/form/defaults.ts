import type { AnswerOf } from "@lading/contract/core";
import type { getUserListByCompanyCode } from "@lading/contract/user";
import type { getWarehouseOptionList } from "@lading/contract/warehouse";
import type { WaybillType } from "@lading/contract/waybill";
import { isRecord } from "#core/guards";
import { emptyItem, type FormValues } from "./values.ts";

/** Who is in charge of what, by the key of the role that companies start with. */
export const roles = {
  operatorId: "operator",
  salesId: "sales",
  customerServiceId: "customerService",
  marketingId: "marketing",
} as const;
export type Role = keyof typeof roles;
export const roleFields = [
  "operatorId",
  "salesId",
  "customerServiceId",
  "marketingId",
] as const satisfies readonly Role[];

type Person = AnswerOf<typeof getUserListByCompanyCode>["rows"][number];
type Warehouse = AnswerOf<typeof getWarehouseOptionList>["rows"][number];

/** Values of the person's last waybill that the next one is likely to have. */
export interface LastUsed {
  type?: WaybillType;
  operatorId?: string;
  salesId?: string;
  customerServiceId?: string;
  marketingId?: string;
  warehouseId?: string;
  currency?: string;
  codCurrency?: string;
  codChannel?: string;
}

interface Known {
  /** YYYY-MM-DD */
  today: string;
  /** The person at the form. */
  userId: string | null;
  people: readonly Pick<Person, "UserId" | "presets">[];
  warehouses: readonly Pick<Warehouse, "id" | "status">[];
  last: LastUsed;
}

/** An empty form with what can be known ahead: today, oneself in the role one holds, who and where it was last, who is the only one, or else oneself. */
export function emptyForm(known: Known): FormValues {
  const people = roleFields.map((role) => [role, personFor(role, known)]);
  return {
    shippingDate: known.today,
    customerId: null,
    codAmount: "0",
    codCurrency: "",
    codChannel: "",
    currency: known.last.currency ?? "USD",
    items: [{ ...emptyItem }],
    ...Object.fromEntries(people),
    warehouseId: warehouseFor(known),
  };
}

function personFor(role: Role, { people, userId, last }: Known): string | undefined {
  const holders = people.filter(({ presets }) => presets.includes(roles[role]));
  const oneself = holders.find(({ UserId }) => UserId === userId);
  const before = people.find(({ UserId }) => UserId === last[role]);
  const only = holders.length === 1 ? holders[0] : people.length === 1 ? people[0] : undefined;
  return (oneself ?? before ?? only ?? people.find(({ UserId }) => UserId === userId))?.UserId;
}

function warehouseFor({ warehouses, last }: Known): string | undefined {
  const inUse = warehouses.filter(({ status }) => status === "enabled");
  const before = inUse.find(({ id }) => id === last.warehouseId);
  return (before ?? (inUse.length === 1 ? inUse[0] : undefined))?.id;
}

/** Values of a saved waybill to remember. */
export function lastUsedOf(last: LastUsed, input: Readonly<Record<string, unknown>>): LastUsed {
  const [item]: unknown[] = Array.isArray(input["items"]) ? input["items"] : [];
  const currency = isRecord(item) ? item["currency"] : undefined;
  const names = [...roleFields, "type", "warehouseId", "codCurrency", "codChannel"];
  const used = names.flatMap((name) => (input[name] ? [[name, input[name]] as const] : []));
  return { ...last, ...Object.fromEntries(used), ...(typeof currency === "string" && { currency }) };
}
