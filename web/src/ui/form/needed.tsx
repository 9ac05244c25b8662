import type { FormInstance } from "antd";
import { createContext, useCallback, useEffect, useRef, useState } from "react";
import { fieldPath } from "./form-fields.ts";
import { idOf } from "./first-wrong.ts";

/** The fields that the form, as it is filled now, is refused without, by their dotted paths; also by rules across fields. */
export const NeededContext = createContext<ReadonlySet<string>>(new Set());

const pauseMs = 250;

/** The faults of the form as it is filled now: messages by dotted paths. */
type Check = (values: Record<string, unknown>) => Readonly<Record<string, string>>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** A copy of the values without the one at the path. */
function without(
  values: Record<string, unknown>,
  [first, ...rest]: readonly (string | number)[],
): Record<string, unknown> {
  if (first === undefined) return values;
  const inner = values[first];
  if (rest.length === 0) return { ...values, [first]: undefined };
  if (Array.isArray(inner)) {
    const [place, ...deeper] = rest;
    return { ...values, [first]: inner.map((one, at) => (at === place ? without(one ?? {}, deeper) : one)) };
  }
  return typeof inner === "object" && inner !== null ? { ...values, [first]: without({ ...inner }, rest) } : values;
}

/** The needed fields: those that are empty and wrong, and of those that were, the ones that would be wrong if emptied. */
function neededIn(form: FormInstance, check: Check, before: ReadonlySet<string>): Set<string> {
  const values: Record<string, unknown> = form.getFieldsValue(true);
  const valueAt = (path: string): unknown => form.getFieldValue(fieldPath(path));
  const missing = Object.keys(check(values)).filter((path) => path !== "" && isEmpty(valueAt(path)));
  const filled = [...before].filter((path) => !isEmpty(valueAt(path)));
  return new Set([...missing, ...filled.filter((path) => path in check(without(values, fieldPath(path))))]);
}

/** {@link NeededContext} of a form, reckoned anew by `again` when the person pauses. */
export function useNeeded(form: FormInstance, check: Check): { needed: ReadonlySet<string>; again: () => void } {
  const [needed, setNeeded] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  const again = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setNeeded((before) => {
        const now = neededIn(form, latest.current, before);
        return now.size === before.size && [...now].every((path) => before.has(path)) ? before : now;
      });
    }, pauseMs);
  }, [form]);
  useEffect(() => {
    again();
    return () => clearTimeout(timer.current);
  }, [again]);
  return { needed, again };
}

/** Stars at the labels of needed fields that are not required by themselves; whoever hears the form is told as well. */
export function NeededStars({ formId, needed }: { formId: string; needed: ReadonlySet<string> }) {
  useEffect(() => {
    const marked = [...needed].flatMap((path) => {
      const field = document.getElementById(idOf(formId, fieldPath(path)));
      // A button that chooses a file cannot be required; its label has the star.
      return field && !field.matches("button, [aria-required]") ? [field] : [];
    });
    for (const field of marked) field.setAttribute("aria-required", "true");
    return () => {
      for (const field of marked) field.removeAttribute("aria-required");
    };
  }, [formId, needed]);
  const labels = [...needed].map(
    (path) => `label[for="${CSS.escape(idOf(formId, fieldPath(path)))}"]:not(.ant-form-item-required)::before`,
  );
  if (labels.length === 0) return null;
  return <style>{`${labels.join(", ")} { content: "*"; margin-inline-end: 4px; color: #cf1322; }`}</style>;
}
