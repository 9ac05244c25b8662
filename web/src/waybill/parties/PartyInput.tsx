import { Input } from "antd";
import { useTexts } from "#core/i18n";
import { SuggestionInput, useWoken, type InputOfField } from "#ui";
import { useCountries } from "../countries.ts";
import { usePartyOffers } from "./party-offers.ts";
import { linesOf, type Party, type PartyAddress } from "./parties.ts";

interface PartyInputProps extends InputOfField {
  party: Party;
  /** An agent is meant: overseas agents and other suppliers stand first. */
  withAgents?: boolean;
  /** Fills in what is known of the chosen one. */
  onPick: (address: PartyAddress) => void;
}

/** A party's name, with those on file and the addresses used before as one types; any other name may stay. */
export function PartyInput({ party, withAgents = false, ...input }: PartyInputProps) {
  const { t } = useTexts("waybill");
  const [isAwake, wake] = useWoken();
  const offers = usePartyOffers({ party, text: input.value ?? "", withAgents, isAwake });
  return <SuggestionInput {...input} placeholder={t("form.addressHint")} suggestions={offers} onWake={wake} />;
}

/** Whom to notify: a name with its address in one text, taken from those on file or typed. */
export function NotifyInput({ onChange, ...input }: InputOfField) {
  const [isAwake, wake] = useWoken();
  const { nameOf } = useCountries();
  const offers = usePartyOffers({ party: "consignee", text: input.value ?? "", withAgents: true, isAwake });
  return (
    <SuggestionInput
      {...input}
      {...(onChange && { onChange })}
      suggestions={offers}
      onPick={(address) => onChange?.(linesOf(address, nameOf))}
      onWake={wake}
    >
      <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
    </SuggestionInput>
  );
}
