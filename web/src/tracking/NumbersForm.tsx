import { fill, splitNumbers } from "@lading/contract/core";
import { trackingStreamRefusals } from "@lading/contract/events";
import { mostTrackedNumbers } from "@lading/contract/tracking";
import { useId, useState } from "react";
import { useTexts } from "#core/i18n";
import { Icon, LightButton } from "#ui/light";
import { asksOnEnter } from "./enter.ts";

interface NumbersFormProps {
  initial?: string;
  onAsk: (numbers: string[]) => void;
  /** The form on a single line, for the head of the answer. */
  small?: boolean;
}

/** Up to 20 numbers, one a line or parted by commas; mistakes are shown before anything is asked. */
export function NumbersForm({ initial = "", onAsk, small = false }: NumbersFormProps) {
  const { t, language } = useTexts("tracking");
  const id = useId();
  const [text, setText] = useState(initial);
  const [message, setMessage] = useState("");
  const count = splitNumbers(text).length;
  // Beside an answer the count is only said where it says something.
  const note = small && count <= 1 ? "" : t("form.count", { count, max: mostTrackedNumbers });
  const ask = () => {
    const numbers = splitNumbers(text);
    if (numbers.length === 0) setMessage(trackingStreamRefusals.noNumbers.text[language]);
    else if (numbers.length > mostTrackedNumbers)
      setMessage(fill(trackingStreamRefusals.tooManyNumbers.text[language], { max: mostTrackedNumbers }));
    else onAsk(numbers);
  };
  return (
    <form
      className={small ? "numbers numbers-small" : "numbers"}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label htmlFor={id}>{t("form.label")}</label>
      <textarea
        id={id}
        rows={small ? 1 : 3}
        dir={text === "" ? undefined : "auto"}
        value={text}
        spellCheck={false}
        autoCapitalize="characters"
        placeholder={t("form.placeholder")}
        aria-invalid={message !== ""}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setText(event.target.value);
          setMessage("");
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          const field = event.currentTarget;
          if (!asksOnEnter(small || event.ctrlKey || event.metaKey, field.value, field.selectionStart)) return;
          event.preventDefault();
          ask();
        }}
      />
      <p id={`${id}-note`} className={message === "" ? "numbers-note" : "numbers-note numbers-wrong"} role="status">
        {message === "" ? note : message}
      </p>
      <LightButton type="submit" primary>
        <Icon name="search" />
        {t("form.submit")}
      </LightButton>
    </form>
  );
}
