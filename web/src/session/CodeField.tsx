import { parseInput, say } from "@lading/contract/core";
import { sendSms, type codePurposes, codeTexts, signInFieldTexts } from "@lading/contract/session";
import { useState } from "react";
import { CallError, callApi } from "#core/api";
import { useTexts } from "#core/i18n";
import { LightButton, LightField, useLightForm } from "#ui/light";
import { useCountdown } from "./countdown.ts";

interface CodeFieldProps {
  purpose: (typeof codePurposes)[number];
}

/**
 * The field of a verification code with the button that sends one to the form's `account`; says where the code went,
 * also when nothing left the server.
 */
export function CodeField({ purpose }: CodeFieldProps) {
  const { language } = useTexts("session");
  const { values, show } = useLightForm();
  const { left, start } = useCountdown();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const account = (values["account"] ?? "").trim();
  const send = async () => {
    const parsed = parseInput(sendSms.input, { account, purpose }, language);
    if (!parsed.ok) return show(parsed.answer.fields, parsed.answer.message);
    setBusy(true);
    show({}, "");
    try {
      const sent = await callApi(sendSms, { account, purpose }, { ownErrors: true });
      start(sent.resendAfterSeconds);
      const minutes = sent.validForMinutes;
      setNote(say(codeTexts[sent.delivered], language, { account, minutes }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A message about the address stands there, any other at the code.
      show("account" in error.fields ? error.fields : { code: error.message }, error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <LightField
      name="code"
      label={signInFieldTexts.code[language]}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      maxLength={6}
      hint={note === "" ? undefined : <span role="status">{note}</span>}
      end={
        <LightButton busy={busy} disabled={left > 0} onClick={() => void send()}>
          {left > 0 ? say(codeTexts.again, language, { seconds: left }) : codeTexts.send[language]}
        </LightButton>
      }
    />
  );
}
