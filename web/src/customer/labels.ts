import { customerFieldTexts, customerTypeTexts, type CustomerTextField } from "@lading/contract/customer";
import type { AnswerOf } from "@lading/contract/core";
import type { getCustomerInfoList, loadCustomerInfo } from "@lading/contract/customer";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { type PartyState, partyStateTexts } from "@lading/contract/party";
import { useMemo } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import type { RowOf } from "#ui";

export { useCountries } from "#ui";

export type Customer = RowOf<typeof getCustomerInfoList>;
export type LoadedCustomer = AnswerOf<typeof loadCustomerInfo>;

export const page = "/customerManagement/basicInfo";
export const contactPage = "/customerManagement/contactStaff";
export const accountPage = "/customerManagement/banckAccountInfo";

/** Names of customers' fields, types and states in the language in use. */
export function useLabels() {
  const { language } = useTexts("customer");
  return useMemo(
    () => ({
      field: (name: CustomerTextField) => customerFieldTexts[name][language],
      type: (name: keyof typeof customerTypeTexts) => customerTypeTexts[name][language],
      state: (name: PartyState) => partyStateTexts[name][language],
    }),
    [language],
  );
}

const quiet = { quiet: true, ownErrors: true } as const;

/** Colleagues who can be in charge of customers. */
export function useColleagues() {
  const { data } = useRead(getUserListByCompanyCode, {}, quiet);
  return useMemo(() => data?.rows.map(({ UserId, UserName }) => ({ value: UserId, label: UserName })) ?? [], [data]);
}
