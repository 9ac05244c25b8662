import { nameIn } from "@lading/contract/core";
import { getCustomerOptionList } from "@lading/contract/customer";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { loadWayBillInfo, wayBillListByPage } from "@lading/contract/waybill";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useStates } from "#logistics-state";
import { CountrySelect, type Reached, Select } from "#ui";
import { useCountries } from "../countries.ts";

export interface ChoiceProps {
  value?: string;
  onChange?: (value: string | undefined) => void;
  id?: string;
}

interface Option {
  value: string;
  label: string;
}

const quiet = { quiet: true, ownErrors: true } as const;

function Chosen({ options, ...field }: ChoiceProps & Reached & { options: Option[] }) {
  return <Select {...field} allowClear showSearch={{ optionFilterProp: "label" }} options={options} />;
}

/** A choice of the company's logistics states. */
export function StateField(field: ChoiceProps & Reached) {
  return <Chosen {...field} options={useStates().options} />;
}

/** A colleague; whoever once was in charge of waybills may hold another role now. */
export function PersonField(field: ChoiceProps & Reached) {
  const { data } = useRead(getUserListByCompanyCode, {}, quiet);
  const options = data?.rows.map(({ UserId, UserName }) => ({ value: UserId, label: UserName })) ?? [];
  return <Chosen {...field} options={options} />;
}

/** A warehouse, also one no longer in use: old waybills lie in it. */
export function WarehouseField(field: ChoiceProps & Reached) {
  const { data } = useRead(getWarehouseOptionList, { all: true }, quiet);
  const options = data?.rows.map(({ id, code, shownName }) => ({ value: id, label: `${shownName} (${code})` }));
  return <Chosen {...field} options={options ?? []} />;
}

interface FoundProps extends ChoiceProps, Reached {
  options: Option[];
  onSearch: (search: string) => void;
}

/** A choice of very many, found on the server as the person types. The page's address may name one not among them. */
function Found({ options, onSearch, ...field }: FoundProps) {
  const { t } = useTexts("waybill");
  return (
    <Select
      {...field}
      allowClear
      showSearch={{ filterOption: false, onSearch }}
      options={options}
      labelRender={({ label }) => label ?? t("list.oneChosen")}
    />
  );
}

const typingPauseMs = 250;

/** The typed text, once the person pauses. */
function useTyped() {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [search, setTyped] as const;
}

/** A customer, found by number or name. */
export function CustomerField(field: ChoiceProps & Reached) {
  const { language } = useTexts("waybill");
  const [search, setSearch] = useTyped();
  const { data } = useRead(getCustomerOptionList, { search, ...(field.value && { chosenId: field.value }) }, quiet);
  const options = data?.rows.map(({ id, customerNumber, customerName, companyNameEn }) => ({
    value: id,
    label: `${nameIn(customerName, companyNameEn, language)} (${customerNumber})`,
  }));
  return <Found {...field} options={options ?? []} onSearch={setSearch} />;
}

/** A main waybill, found by a part of its number. */
export function MainWaybillField(field: ChoiceProps & Reached) {
  const [search, setSearch] = useTyped();
  const { data } = useRead(wayBillListByPage, { kind: "main", search, voided: "all" }, quiet);
  const options = data?.rows.map(({ id, mainNumber }) => ({ value: id, label: mainNumber })) ?? [];
  const isNamed = field.value === undefined || options.some(({ value }) => value === field.value);
  const { data: chosen } = useRead(loadWayBillInfo, { id: field.value ?? "" }, { ...quiet, enabled: !isNamed });
  const named = isNamed || !chosen ? [] : [{ value: chosen.id, label: chosen.mainNumber }];
  return <Found {...field} options={[...named, ...options]} onSearch={setSearch} />;
}

/** A country of destination. */
export function CountryField({ autoFocus: _autoFocus, defaultOpen: _defaultOpen, ...field }: ChoiceProps & Reached) {
  return <CountrySelect {...field} options={useCountries().options} />;
}
