import { getUserListByCompanyCode } from "@lading/contract/user";
import { type SelectProps } from "antd";
import { useRead } from "#core/api";
import { Select } from "#ui";

/** A choice among the company's people, one or several of them, found by name; `known` are named although they are in use no more. */
export function UserSelect({
  known = [],
  ...props
}: SelectProps & { known?: readonly { id: string; name: string }[] }) {
  const { data } = useRead(getUserListByCompanyCode, {}, { quiet: true, ownErrors: true });
  const people = data?.rows.map(({ UserId, UserName, position }) => ({
    value: UserId,
    label: position === "" ? UserName : `${UserName} · ${position}`,
  }));
  const others = known.filter(({ id }) => !people?.some(({ value }) => value === id));
  const options = [...(people ?? []), ...others.map(({ id, name }) => ({ value: id, label: name }))];
  return <Select {...props} showSearch={{ optionFilterProp: "label" }} options={options} />;
}
