import { useTexts } from "#core/i18n";
import { Select } from "#ui";

/** A choice between yes and no, or neither. */
export function YesNo(props: { value?: boolean; onChange?: (value: boolean | undefined) => void; id?: string }) {
  const { word } = useTexts("client-fund");
  const options = [
    { value: true, label: word("yes") },
    { value: false, label: word("no") },
  ];
  return <Select allowClear {...props} options={options} />;
}
