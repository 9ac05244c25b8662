import "./light.css";
import { parseInput, type AnswerOf, type Call, type RequestOf } from "@lading/contract/core";
import { createContext, use, useId, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { CallError, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { LightButton } from "./LightButton.tsx";

interface LightFormState {
  id: string;
  values: Readonly<Record<string, string>>;
  messages: Readonly<Record<string, string>>;
  set: (name: string, value: string) => void;
  /** Puts messages at their fields; where none of them is shown, `message` stands above the button, and no field moves. */
  show: (fields: Readonly<Record<string, string>>, message: string) => void;
}

const FormState = createContext<LightFormState | null>(null);

/** The form around, e.g. for a button that sends a code to the address typed. */
export function useLightForm(): LightFormState {
  const form = use(FormState);
  if (!form) throw new Error("Only inside of a LightForm");
  return form;
}

interface LightFormProps<C extends Call> {
  call: C;
  /** Sent with the fields, not shown. */
  fixed?: Readonly<Record<string, unknown>>;
  initial?: Readonly<Record<string, string>>;
  onDone: (answer: AnswerOf<C>, values: Readonly<Record<string, string>>) => void;
  /** `LightField`s; what else stands between them reaches the form by `useLightForm`. */
  children: ReactNode;
  submitText: string;
}

const none: Readonly<Record<string, string>> = {};

/** A form over one call without antd, for the public pages that must load fast; it behaves like `RecordForm`. */
export function LightForm<C extends Call>({
  call,
  fixed,
  initial = none,
  onDone,
  children,
  submitText,
}: LightFormProps<C>) {
  const { language } = useTexts("app");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const save = useSubmission(call, { ownErrors: true });
  const [busy, setBusy] = useState(false);
  const [values, setValues] = useState(initial);
  const [messages, setMessages] = useState(none);
  const [whole, setWhole] = useState("");

  function show(fields: Readonly<Record<string, string>>, message: string): void {
    setMessages(fields);
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])];
    const placed = inputs.filter((input) => fields[input.name] !== undefined);
    placed[0]?.focus();
    setWhole(placed.length === 0 ? message : "");
  }

  async function submit(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    const input = { ...values, ...fixed };
    const parsed = parseInput(call.input, input, language);
    try {
      if (!parsed.ok) return show(parsed.answer.fields, parsed.answer.message);
      show(none, "");
      setBusy(true);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has just been parsed
      onDone(await save(input as RequestOf<C>), values);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      show(error.fields, error.message);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  const set = (name: string, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setMessages(({ [name]: _gone, ...others }) => others);
  };
  return (
    <FormState value={{ id, values, messages, set, show }}>
      <form
        ref={form}
        className="light-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        <div role="alert">{whole !== "" && <p className="light-form-message">{whole}</p>}</div>
        <LightButton type="submit" primary busy={busy}>
          {submitText}
        </LightButton>
      </form>
    </FormState>
  );
}

interface LightFieldProps extends Omit<ComponentProps<"input">, "name" | "value" | "onChange" | "id"> {
  /** The field of the call's input. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** Stands at the end of the input, e.g. the button that sends a code. */
  end?: ReactNode;
}

/** A text field of a {@link LightForm}, with its label and its message. A password can be shown. */
export function LightField({ name, label, hint, end, type = "text", ...input }: LightFieldProps) {
  const { word } = useTexts("app");
  const form = useLightForm();
  const [shown, setShown] = useState(false);
  const id = `${form.id}-${name}`;
  const message = form.messages[name];
  const isPassword = type === "password";
  return (
    <div className="light-field" data-wrong={message !== undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="light-field-row">
        <input
          {...input}
          id={id}
          name={name}
          type={isPassword && shown ? "text" : type}
          value={form.values[name] ?? ""}
          aria-invalid={message !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => form.set(name, event.target.value)}
        />
        {isPassword && (
          <button
            type="button"
            className="light-eye"
            aria-pressed={shown}
            aria-label={shown ? word("hidePassword") : word("showPassword")}
            onClick={() => setShown(!shown)}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />
              {shown && <path d="M4 4l16 16" />}
            </svg>
          </button>
        )}
        {end}
      </div>
      <p id={`${id}-note`} className="light-field-note">
        {message ?? hint}
      </p>
    </div>
  );
}
