import { Form } from "antd";
import { PartyInput, partyValues, type Party } from "#waybill";

interface PartyNameProps {
  party: Party;
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

/** A party's name as staff enter it: whoever is chosen among customers and addresses used before fills in the rest. */
export function PartyName(props: PartyNameProps) {
  const form = Form.useFormInstance();
  const { party } = props;
  return (
    <PartyInput
      {...props}
      onPick={(address) => {
        const values = partyValues(party, address);
        form.setFieldsValue(values);
        form.setFields(Object.keys(values).map((name) => ({ name, errors: [] })));
      }}
    />
  );
}
