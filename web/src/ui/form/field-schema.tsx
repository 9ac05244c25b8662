import { factsOf, fieldAt, lineFields, type FieldFacts, type Fields } from "@lading/contract/core";
import { createContext, use, type ReactNode } from "react";
import { useTexts } from "#core/i18n";

/** Where a form's fields find what they are: the fields of its call's input. */
export const FormFieldsContext = createContext<Fields | null>(null);

/** A field's place in the form: its name, within a `Form.List` the line's and its name, within another field both names. */
export type FieldName = string | readonly (string | number)[];

/** Props of every form field. */
export interface FieldProps {
  /** The field's name in the call's input. */
  name: FieldName;
  /** Instead of the field's own name. */
  label?: ReactNode;
  /** Instead of the schema's mark, where a rule decides. */
  required?: boolean;
  /** Stands below the field. */
  extra?: ReactNode;
  className?: string;
  /** Out of sight, with what it holds. */
  hidden?: boolean;
}

/**
 * A field's part of the call's schema, and the props of its `Form.Item`: label in the person's language, required mark.
 * A name that is not in the call's input is an error of the screen.
 */
export function useFormField({ name, label, required, ...rest }: FieldProps) {
  const fields = use(FormFieldsContext);
  const { language } = useTexts("app");
  const own = typeof name === "string" ? name : name.join(".");
  const schema = fields ? fieldAt(fields, own) : undefined;
  if (!schema) throw new Error(`The form's call takes no field ${own}`);
  const facts: FieldFacts = factsOf(schema);
  const item = {
    ...rest,
    name: typeof name === "string" ? name : [...name],
    label: label ?? facts.label?.[language] ?? own,
    required: required ?? facts.required,
  };
  return { facts, item, language };
}

/** Around the lines of a `Form.List`: the fields inside find each line's part of the call's schema. */
export function LinesOf({ list, children }: { list: string; children: ReactNode }) {
  const fields = use(FormFieldsContext);
  if (!fields) throw new Error("LinesOf stands in a RecordForm");
  return <FormFieldsContext value={lineFields(fields, list)}>{children}</FormFieldsContext>;
}
