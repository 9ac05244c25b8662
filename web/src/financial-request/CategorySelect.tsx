import { getExpenseCategoryOptions } from "@lading/contract/expense-category";
import { type SelectProps } from "antd";
import { useRead } from "#core/api";
import { Select } from "#ui";

/** A category in use, a child after its parent's name; `known` is named although it is in use no more. */
export function CategorySelect({ known, ...props }: SelectProps & { known?: { id: string; name: string } }) {
  const { data } = useRead(getExpenseCategoryOptions, {}, { quiet: true, ownErrors: true });
  const options = (data?.rows ?? []).map(({ id, categoryName, parentName }) => ({
    value: id,
    label: parentName === "" ? categoryName : `${parentName} / ${categoryName}`,
  }));
  const isKnown = known === undefined || options.some(({ value }) => value === known.id);
  const all = isKnown ? options : [...options, { value: known.id, label: known.name }];
  return <Select {...props} showSearch={{ optionFilterProp: "label" }} options={all} />;
}
