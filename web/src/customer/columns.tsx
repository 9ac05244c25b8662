import { nameIn } from "@lading/contract/core";
import { licenceTexts } from "@lading/contract/party";
import { customerTypes } from "@lading/contract/customer";
import { useMemo } from "react";
import { formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { stateFilter, StateTag, textFilter, yesNoFilter } from "#party";
import { CountrySelect, daysFilter, type ListColumn, type ListFilter, numbersFilter, Select, StatusTag } from "#ui";
import { CustomerLink } from "./CustomerForm.tsx";
import { useColleagues, useCountries, useLabels, type Customer } from "./labels.ts";

/** A customer's debt: in each currency, and all together in the settlement currency. */
export function Owed({ receivableBalance }: Pick<Customer, "receivableBalance">) {
  const { currencies, settlementAmount, settlementCurrency } = receivableBalance;
  if (currencies.length === 0) return <span className="muted">–</span>;
  const each = currencies.map(({ amount, currency }) => formatMoney(amount, currency)).join(" + ");
  const isPlain = currencies.length === 1 && currencies[0]?.currency === settlementCurrency;
  return (
    <span className="customer-owed">
      <bdi dir="ltr">{formatMoney(settlementAmount, settlementCurrency)}</bdi>
      {!isPlain && (
        <bdi dir="ltr" className="muted">
          {each}
        </bdi>
      )}
    </span>
  );
}

/** The state, why, and whether the customer waits for an answer. */
export function CustomerState({ customer }: { customer: Customer }) {
  const { t } = useTexts("customer");
  return (
    <>
      <StateTag {...customer} />
      {customer.hasRequest && <StatusTag tone="active">{t("request.waits")}</StatusTag>}
    </>
  );
}

export function useColumns(): ListColumn<Customer>[] {
  const { word, language } = useTexts("customer");
  const labels = useLabels();
  const { nameOf } = useCountries();
  const plain = (
    key: keyof Customer & Parameters<typeof labels.field>[0],
    more: Partial<ListColumn<Customer>> = {},
  ): ListColumn<Customer> => ({
    key,
    title: labels.field(key),
    ...more,
  });
  return [
    plain("customerNumber", { card: "line", sort: "customerNumber", width: 120 }),
    plain("customerName", {
      card: "head",
      sort: "customerName",
      width: 210,
      long: true,
      render: ({ id, customerName, companyNameEn }) => (
        <CustomerLink id={id}>{nameIn(customerName, companyNameEn, language)}</CustomerLink>
      ),
    }),
    plain("status", { card: "tag", width: 110, render: (customer) => <CustomerState customer={customer} /> }),
    plain("receivableBalance", {
      card: "line",
      sort: "receivableBalance",
      align: "end",
      width: 170,
      render: (customer) => <Owed {...customer} />,
    }),
    plain("contact", { card: "line", hidden: true }),
    plain("phone", { card: "line", render: ({ phone }) => <bdi dir="ltr">{phone}</bdi> }),
    plain("companyNameEn", { sort: "companyNameEn", hidden: true }),
    plain("shortName", { hidden: true }),
    plain("customerType", { hidden: true, render: ({ customerType }) => labels.type(customerType) }),
    plain("country", { hidden: true, sort: "country", render: ({ country }) => nameOf(country) }),
    plain("city", { hidden: true, sort: "city", render: ({ cityName }) => cityName }),
    plain("email", { hidden: true }),
    plain("address", { hidden: true }),
    plain("director", { hidden: true }),
    plain("telephone", { hidden: true, render: ({ telephone }) => <bdi dir="ltr">{telephone}</bdi> }),
    plain("website", { hidden: true }),
    plain("companyCode", { hidden: true }),
    plain("referrer", { hidden: true }),
    { key: "salesName", title: labels.field("salesId") },
    plain("certificate", {
      hidden: true,
      render: ({ certificate }) => licenceTexts[certificate ? "true" : "false"][language],
    }),
    {
      key: "hasSignIn",
      hidden: true,
      title: labels.field("signIn"),
      render: ({ hasSignIn }) => word(hasSignIn ? "yes" : "no"),
    },
    plain("addPeople", { hidden: true }),
    plain("createdAt", { hidden: true, sort: "createdAt", render: ({ createdAt }) => formatMoment(createdAt) }),
  ];
}

export function useFilters(): ListFilter[] {
  const { t, word, language } = useTexts("customer");
  const labels = useLabels();
  const { options: countries } = useCountries();
  const colleagues = useColleagues();
  return useMemo<ListFilter[]>(() => {
    const words = [word("yes"), word("no")] as const;
    return [
      numbersFilter(word("search"), t("searchHint")),
      stateFilter(language),
      { name: "country", label: labels.field("country"), field: <CountrySelect options={countries} /> },
      textFilter("city", labels.field("city")),
      {
        name: "customerType",
        label: labels.field("customerType"),
        field: <Select allowClear options={customerTypes.map((value) => ({ value, label: labels.type(value) }))} />,
      },
      yesNoFilter("hasCertificate", labels.field("certificate"), [
        licenceTexts.true[language],
        licenceTexts.false[language],
      ]),
      yesNoFilter("hasSignIn", labels.field("signIn"), words),
      yesNoFilter("hasRequest", t("request.waits"), words),
      yesNoFilter("owes", t("owes"), words),
      {
        name: "salesId",
        label: labels.field("salesId"),
        field: <Select allowClear showSearch={{ optionFilterProp: "label" }} options={colleagues} />,
      },
      ...(["contact", "director", "address", "website", "companyCode", "referrer", "addPeople"] as const).map((name) =>
        textFilter(name, labels.field(name), name === "companyCode" ? 40 : 80),
      ),
      daysFilter("created", labels.field("createdAt")),
    ];
  }, [t, language, labels, countries, colleagues, word]);
}
