import { sendSms, type codePurposes } from "@lading/contract/session";
import { useState } from "react";
import { CallError, callApi } from "#core/api";
import { useTexts } from "#core/i18n";
import { LightButton, LightField } from "#ui/light";
import { useCountdown } from "./countdown.ts";

interface CodeFieldProps {
  /** Where the code goes, as typed so far. */
  account: string;
  purpose: (typeof codePurposes)[number];
}

/** The field of a verification code with the button that sends one; says where the code went, also when nothing left the server. */
export function CodeField({ account, purpose }: CodeFieldProps) {
  const { t } = useTexts("session");
  const { left, start } = useCountdown();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const sent = await callApi(sendSms, { account, purpose }, { ownErrors: true });
      start(sent.resendAfterSeconds);
      setNote(t(`code.${sent.delivered}`, { account, minutes: sent.validForMinutes }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setNote(Object.values(error.fields)[0] ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <LightField
      name="code"
      label={t("code.label")}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      hint={note === "" ? undefined : <span role="status">{note}</span>}
      end={
        <LightButton busy={busy} disabled={left > 0 || account.trim() === ""} onClick={() => void send()}>
          {left > 0 ? t("code.again", { seconds: left }) : t("code.send")}
        </LightButton>
      }
    />
  );
}
