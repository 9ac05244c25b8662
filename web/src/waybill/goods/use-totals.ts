import { loadCompanyInfo } from "@lading/contract/user";
import { usualDivisors } from "@lading/contract/waybill";
import { Form } from "antd";
import { useRead } from "#core/api";
import { useKind } from "../form/kind.ts";
import { totalsOf } from "./totals.ts";
import type { FormValues } from "../form/values.ts";

/** cm³ a kg as the company set them. */
export function useDivisors() {
  const { data } = useRead(loadCompanyInfo, {}, { quiet: true, ownErrors: true });
  return data ? { air: data.airDivisor, express: data.expressDivisor } : usualDivisors;
}

/** Totals of the lines while they are typed. */
export function useTotals() {
  const form = Form.useFormInstance<FormValues>();
  const { type } = useKind();
  const items: FormValues["items"] = Form.useWatch("items", form);
  const currency: string | undefined = Form.useWatch("currency", form);
  return totalsOf(type, items ?? [], { currency: currency ?? "", divisors: useDivisors() });
}
