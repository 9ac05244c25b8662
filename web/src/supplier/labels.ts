import {
  agentFunctionTexts,
  mainBusinesses,
  mainBusinessTexts,
  operationFieldTexts,
  serviceFieldTexts,
  serviceSourceTexts,
  serviceTexts,
  serviceUnitTexts,
  storagePeriodTexts,
  supplierFieldTexts,
  supplierKindTexts,
  transportModeTexts,
  valueAddedTexts,
  type getOverseasAgentList,
  type getSupplierInfoRecordList,
  type getTransportationServiceInfoList,
} from "@lading/contract/supplier";
import type { LocalText } from "@lading/contract/core";
import { partyStateTexts } from "@lading/contract/party";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import type { RowOf } from "#ui";

export type Supplier = RowOf<typeof getSupplierInfoRecordList>;
export type Service = RowOf<typeof getTransportationServiceInfoList>;
export type Agent = RowOf<typeof getOverseasAgentList>;

export const infoPage = "/supplierManagement/suppliereInformation";
export const servicePage = "/supplierManagement/supplierServiceInformation";
export const agentPage = "/supplierManagement/overseasGrid";

/** Names of fields and choices in the language in use; the empty text for a choice not made. */
export function useLabels() {
  const { language } = useTexts("supplier");
  return useMemo(() => {
    const named =
      <K extends string>(texts: Readonly<Record<K, LocalText>>) =>
      (key: K | "") =>
        key === "" ? "" : texts[key][language];
    const options = <K extends string>(texts: Readonly<Record<K, LocalText>>, keys: readonly K[]) =>
      keys.map((value) => ({ value, label: texts[value][language] }));
    return {
      field: named(supplierFieldTexts),
      service: named(serviceFieldTexts),
      operation: named(operationFieldTexts),
      kind: named(supplierKindTexts),
      state: named(partyStateTexts),
      business: named(mainBusinessTexts),
      tab: named(serviceTexts),
      mode: named(transportModeTexts),
      unit: named(serviceUnitTexts),
      period: named(storagePeriodTexts),
      valueAdded: named(valueAddedTexts),
      source: named(serviceSourceTexts),
      agentFunction: named(agentFunctionTexts),
      options,
      businesses: options(mainBusinessTexts, mainBusinesses),
    };
  }, [language]);
}
