import { partyStateTexts, type PartyState } from "@lading/contract/party";
import { useTexts } from "#core/i18n";
import { StatusTag, type Tone } from "#ui";

const tones: Readonly<Record<PartyState, Tone>> = { enabled: "good", disabled: "neutral", restricted: "warning" };

/** How a party stands; the reason is told where the pointer rests. */
export function StateTag({ status, statusReason }: { status: PartyState; statusReason?: string }) {
  const { language } = useTexts("app");
  return (
    <span title={statusReason}>
      <StatusTag tone={tones[status]}>{partyStateTexts[status][language]}</StatusTag>
    </span>
  );
}
