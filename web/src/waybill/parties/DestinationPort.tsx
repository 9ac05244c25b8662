import { isPortCode } from "@lading/contract/place";
import { Form } from "antd";
import { useState } from "react";
import { PortInput, usePort, type InputOfField, type PortRow } from "#ui";
import { destinationOfPort, type PortPlace } from "./parties.ts";

interface DestinationPortProps extends InputOfField {
  kind: "air" | "sea" | undefined;
  /** The form's fields for country and city; default `country` and `city`. */
  fields?: { country: string; city: string };
  /** Country and city that the form began with and nobody entered: a port elsewhere takes their place. */
  proposed?: PortPlace | undefined;
}

const usual = { country: "country", city: "city" };

/** A port of destination. With another one the country and city follow that were the former port's. */
export function DestinationPort({ kind, fields = usual, proposed, ...input }: DestinationPortProps) {
  const form = Form.useFormInstance();
  // The port that stood there last when the person came to the field: a text begun or a field emptied is no other port yet.
  const [before, setBefore] = useState("");
  const former = usePort(kind, before);
  const follow = (port: PortRow | undefined) => {
    if (port !== undefined && port.code === before) return;
    const values = { country: form.getFieldValue(fields.country), city: form.getFieldValue(fields.city) };
    const isElsewhere = port !== undefined && port.country !== proposed?.country;
    const { country, city } = destinationOfPort(values, port, former ?? (isElsewhere ? proposed : undefined));
    // Emptied as the person empties a choice: the form then says that it is required.
    if (country !== undefined)
      form.setFieldsValue({ [fields.country]: country === "" ? undefined : country, [fields.city]: city });
    setBefore(port?.code ?? "");
  };
  return (
    <div onFocus={() => setBefore((last) => (isPortCode(input.value ?? "") ? (input.value ?? "") : last))}>
      <PortInput {...input} kind={kind} onPort={follow} />
    </div>
  );
}
