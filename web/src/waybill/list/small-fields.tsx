import { waybillTypeNumbers } from "@lading/contract/waybill";
import type { Reached } from "#ui";
import { useLabels } from "../labels.ts";
import { Select } from "#ui";

export interface ChoicesProps {
  /** By their values on the wire, in order. */
  of: Readonly<Record<string, string>>;
  value?: string;
  onChange?: (value: string | undefined) => void;
  id?: string;
}

/** A choice of a few. */
export function Choices({ of, ...field }: ChoicesProps & Reached) {
  return <Select {...field} allowClear options={Object.entries(of).map(([value, label]) => ({ value, label }))} />;
}

export interface YesNoProps {
  yes: string;
  no: string;
  value?: boolean;
  onChange?: (value: boolean | undefined) => void;
  id?: string;
}

/** The one, the other, or both. */
export function YesNo({ yes, no, ...field }: YesNoProps & Reached) {
  const options = [
    { value: true, label: yes },
    { value: false, label: no },
  ];
  return <Select {...field} allowClear options={options} />;
}

export interface TypesProps {
  value?: number[];
  onChange?: (types: number[]) => void;
  id?: string;
}

/** Some of the five types. */
export function TypesField(field: TypesProps & Reached) {
  const labels = useLabels();
  return (
    <Select
      {...field}
      mode="multiple"
      allowClear
      maxTagCount="responsive"
      options={waybillTypeNumbers.map((type) => ({ value: type, label: labels.type(type) }))}
    />
  );
}
