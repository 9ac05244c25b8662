import { type SelectProps } from "antd";
import { codeRank } from "./code-search.ts";
import { Select } from "./Select.tsx";

type Option<Code extends string> = Readonly<{ value: Code; label: string }>;

type CodeSelectProps<Code extends string> = Omit<SelectProps<Code, Option<Code>>, "filterOption" | "filterSort">;

/** A choice of codes such as `40'HQ`, found without their signs and blanks; the code that is typed whole comes first. */
export function CodeSelect<Code extends string>(props: CodeSelectProps<Code>) {
  return (
    <Select<Code, Option<Code>>
      {...props}
      filterOption={(typed, option) => option !== undefined && codeRank(option.label, typed) > 0}
      filterSort={(a, b, { searchValue }) => codeRank(b.label, searchValue) - codeRank(a.label, searchValue)}
    />
  );
}
