import AntdSelect, { type BaseOptionType, type DefaultOptionType, type SelectProps } from "antd/es/select";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";

/** A choice; the button that clears it has its name in the person's language, where antd's own is always English. */
export function Select<Value, Option extends BaseOptionType | DefaultOptionType = DefaultOptionType>({
  allowClear,
  ...props
}: SelectProps<Value, Option>) {
  const { word } = useTexts("app");
  const clear = allowClear === true ? { label: word("clear"), clearIcon: <Icon name="close" /> } : allowClear;
  return <AntdSelect<Value, Option> {...props} {...(clear !== undefined && { allowClear: clear })} />;
}
