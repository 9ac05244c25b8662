import { useEffect, useState } from "react";
import { CallError } from "#core/api";
import { focusFirst, wrongFields } from "./first-wrong.ts";

/** Messages by the inputs that they stand at. */
export type Faults = Readonly<Record<string, string>>;

const none: Faults = {};

/**
 * A refusal's messages on a screen whose inputs no `RecordForm` holds: at their inputs, the first of which has the focus,
 * and as the screen's `problem` what stands at none. `box` is the `ref` of the element around the inputs.
 */
export function useFaults() {
  const [within, box] = useState<HTMLDivElement | null>(null);
  const [faults, setFaults] = useState(none);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (faults !== none && within) focusFirst(wrongFields(within));
  }, [faults, within]);

  /** Shows why a call was refused, each message at the input that `inputOf` gives for its field; another error is thrown on. */
  function refuse(error: unknown, inputOf: (field: string) => string | undefined): void {
    if (!(error instanceof CallError)) throw error;
    const told = Object.entries(error.fields).map(([field, message]) => ({ input: inputOf(field), message }));
    const placed = told.flatMap(({ input, message }) => (input === undefined ? [] : [[input, message] as const]));
    const others = told.flatMap(({ input, message }) => (input === undefined ? [message] : []));
    if (placed.length > 0) setFaults(Object.fromEntries(placed));
    if (others.length > 0) setProblem([...new Set(others)].join(" · "));
    else if (placed.length === 0) setProblem(error.message);
  }

  function clear(): void {
    setFaults(none);
    setProblem(null);
  }

  return { box, faults, problem, refuse, clear };
}

/** An input's properties where something is wrong with what stands in it. */
export const faulty = (fault: string | undefined) =>
  fault === undefined ? {} : ({ status: "error", "aria-invalid": true } as const);

/** The message below an input. */
export function FaultText({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <span role="alert" className="fault-text">
      {text}
    </span>
  );
}
