import { licenceTexts } from "@lading/contract/party";
import { logFieldTexts } from "@lading/contract/core";
import { customerFieldTexts, customerTypes, type CustomerTextField } from "@lading/contract/customer";
import { useFieldTexts, useTexts } from "#core/i18n";
import { SmallTable } from "#ui";
import { useCountries, useLabels, type LoadedCustomer } from "./labels.ts";

type Request = NonNullable<LoadedCustomer["request"]>;

function isField(name: string): name is CustomerTextField {
  return name in customerFieldTexts;
}

/** A customer's request for changes: each field as it is, and as it is to be. */
export function RequestTable({ request }: { request: Request }) {
  const { t, language } = useTexts("customer");
  const name = useFieldTexts(logFieldTexts);
  const labels = useLabels();
  const { nameOf } = useCountries();
  const words = (field: string, value: string) => {
    if (field === "certificate") return licenceTexts[value === "true" ? "true" : "false"][language];
    if (field === "country") return nameOf(value);
    const type = field === "customerType" ? customerTypes.find((one) => one === value) : undefined;
    return type ? labels.type(type) : value;
  };
  return (
    <SmallTable
      label={t("request.title")}
      columns={[name("field"), name("before"), name("after")]}
      rows={request.changes.map(({ field, before, after }) => ({
        key: field,
        cells: [isField(field) ? labels.field(field) : field, words(field, before), words(field, after)],
      }))}
    />
  );
}
