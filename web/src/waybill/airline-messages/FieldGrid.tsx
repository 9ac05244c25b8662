import { freightTermNames, type WaybillField } from "@lading/contract/waybill";
import { Input } from "antd";
import { useId } from "react";
import { useTexts } from "#core/i18n";
import { CountrySelect, DateInput, DecimalInput, Select } from "#ui";
import { useCountries } from "../countries.ts";
import { isRequired, type FormKind } from "../form/kind.ts";
import { nameOfParty, partyValues, type Party, type PartyAddress } from "../parties/parties.ts";
import { NotifyInput, PartyInput } from "../parties/PartyInput.tsx";
import { useLabels } from "../labels.ts";
import type { ReadNote } from "./draft.ts";

interface FieldGridProps<N extends WaybillField> {
  names: readonly N[];
  values: Readonly<Record<N, string>>;
  onChange: (name: N, value: string) => void;
  notes: readonly ReadNote[];
  /** Messages by field. */
  messages: Readonly<Record<string, string>>;
  /** Of a main waybill, whose consignee is an agent. */
  isMain?: boolean;
  /** The fields as the call takes them, which says the ones that nothing is saved without. */
  shape: FormKind["shape"];
}

/** Fields of what was read, each with what is to be known of it and what is wrong with it. */
export function FieldGrid<N extends WaybillField>({
  names,
  values,
  onChange,
  notes,
  messages,
  isMain = false,
  shape,
}: FieldGridProps<N>) {
  const labels = useLabels();
  const base = useId();
  // A message has one field for a party's name.
  const fillIn = (party: Party, address: PartyAddress) => {
    const known = partyValues(party, { ...address, name: nameOfParty(address) });
    for (const name of names) if (name in known) onChange(name, known[name] ?? "");
  };
  return (
    <div className="form-grid">
      {names.map((name) => {
        const id = `${base}${name}`;
        const message = messages[name];
        return (
          <div key={name} className="message-field" data-wrong={message !== undefined}>
            <label htmlFor={id} data-required={isRequired({ shape }, name)}>
              {labels.field(name)}
            </label>
            <Editor
              {...{ id, name, isMain, fillIn }}
              value={values[name]}
              onChange={(value) => onChange(name, value)}
            />
            {message !== undefined && <span className="form-cell-error">{message}</span>}
            {notes
              .filter(({ field }) => field === name)
              .map((note) => (
                <span key={note.message} className="message-note">
                  {note.message}
                </span>
              ))}
          </div>
        );
      })}
    </div>
  );
}

interface EditorProps {
  id: string;
  name: WaybillField;
  value: string;
  onChange: (value: string) => void;
  isMain: boolean;
  fillIn: (party: Party, address: PartyAddress) => void;
}

const scales: Partial<Record<WaybillField, number>> = { pieces: 0, weight: 3, volume: 3, chargeableWeight: 3 };
const writtenLtr = /(?:Phone|PostalCode|Number|Port|Code|carrier)$/;

function Editor({ id, name, value, onChange, isMain, fillIn }: EditorProps) {
  const { language } = useTexts("waybill");
  const { options } = useCountries();
  const labels = useLabels();
  const scale = scales[name];
  if (/country$/i.test(name))
    return <CountrySelect id={id} options={options} value={value} onChange={(code = "") => onChange(code)} />;
  if (name === "shippingDate" || name === "etd")
    return <DateInput id={id} value={value} onChange={(day) => onChange(day ?? "")} />;
  if (scale !== undefined) return <DecimalInput id={id} scale={scale} value={value} onChange={onChange} />;
  if (name === "freightTerms")
    return (
      <Select
        key={language}
        id={id}
        className="full-width"
        allowClear
        value={value || undefined}
        onChange={(chosen?: string) => onChange(chosen ?? "")}
        options={freightTermNames.map((one) => ({ value: one, label: labels.freight(one) }))}
      />
    );
  if (name === "shipperName" || name === "consigneeName") {
    const party = name === "shipperName" ? "shipper" : "consignee";
    return (
      <PartyInput
        {...{ id, value, onChange, party }}
        withAgents={isMain && party === "consignee"}
        onPick={(address) => fillIn(party, address)}
      />
    );
  }
  if (name === "notifyParty") return <NotifyInput {...{ id, value, onChange }} />;
  return (
    <Input
      id={id}
      value={value}
      autoComplete="off"
      {...(writtenLtr.test(name) && { dir: "ltr" })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
