import type { AnswerOf } from "@lading/contract/core";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import type { InputOfField } from "#ui";
import { Field } from "./Field.tsx";
import { useKind, type FormKind } from "./kind.ts";
import { roleFields, roles, type Role } from "./defaults.ts";
import { Section } from "./Section.tsx";
import { Select } from "#ui";

const quiet = { quiet: true, ownErrors: true } as const;

/** The company's people and warehouses, to choose from. */
export function useStaff() {
  const people = useRead(getUserListByCompanyCode, {}, quiet);
  const warehouses = useRead(getWarehouseOptionList, {}, quiet);
  return {
    people: people.data?.rows ?? [],
    warehouses: warehouses.data?.rows ?? [],
    /** Nothing more will come: both were read, or could not be. */
    isSettled: !people.isPending && !warehouses.isPending,
  };
}

/** The people in charge and the warehouse; `folds`: they can be folded. */
export function PeopleFields({ folds = true }: { folds?: boolean }) {
  const { t } = useTexts("waybill");
  return (
    <Section title={t("form.people")} {...(folds && { fold: "waybill.people" })}>
      {roleFields.map((field) => (
        <Field key={field} name={field}>
          <PersonSelect role={field} />
        </Field>
      ))}
      <Field name="warehouseId">
        <WarehouseSelect />
      </Field>
    </Section>
  );
}

type Person = AnswerOf<typeof getUserListByCompanyCode>["rows"][number];

/** Holders of the role stand first; anybody else may be in charge as well. */
export function usePersonOptions(role: Role): Option[] {
  const { people } = useStaff();
  const holds = ({ presets }: Person) => presets.includes(roles[role]);
  return [...people.filter(holds), ...people.filter((person) => !holds(person))].map(
    ({ UserId, UserName, position }) => ({ value: UserId, label: position ? `${UserName} · ${position}` : UserName }),
  );
}

/** The company's warehouses by name and code. */
export function useWarehouseOptions(): Option[] {
  const { warehouses } = useStaff();
  return warehouses.map(({ id, code, shownName }) => ({ value: id, label: `${shownName} (${code})` }));
}

function PersonSelect({ role, ...input }: InputOfField & { role: Role }) {
  const kind = useKind();
  const options = usePersonOptions(role);
  return <Chosen {...input} options={withPresent(options, input.value, nameIn(kind, role))} />;
}

function WarehouseSelect(input: InputOfField) {
  const { record } = useKind();
  const options = useWarehouseOptions();
  return <Chosen {...input} options={withPresent(options, input.value, record?.warehouseName)} />;
}

function nameIn({ record }: FormKind, role: Role): string | undefined {
  if (!record) return undefined;
  const names: Record<Role, string> = {
    operatorId: record.operatorName,
    salesId: record.salesName,
    customerServiceId: record.customerServiceName,
    marketingId: record.marketingName,
  };
  return names[role];
}

interface Option {
  value: string;
  label: string;
}

/** Adds the waybill's own person, who may have left since: the name stays to be read. */
function withPresent(options: Option[], value: string | undefined, name: string | undefined): Option[] {
  const isKnown = !value || options.some((option) => option.value === value);
  return isKnown || !name ? options : [...options, { value, label: name }];
}

function Chosen({ options, ...input }: InputOfField & { options: Option[] }) {
  return (
    <Select {...input} value={input.value || undefined} showSearch={{ optionFilterProp: "label" }} options={options} />
  );
}
