import { Form } from "antd";
import { lazy, Suspense, type ComponentProps } from "react";
import type { OnFileWarningsProps } from "./OnFileWarnings.tsx";

const Warning = lazy(() => import("./PartyWarning.tsx"));
const OnFile = lazy(() => import("./OnFileWarnings.tsx"));

/**
 * Says what is known against a party. It comes when a name is typed, with its texts; the form around it must not wait
 * for them: a form that is put away for a moment loses the next letter.
 */
function PartyWarning(props: ComponentProps<typeof Warning>) {
  return (
    <Suspense fallback={null}>
      <Warning {...props} />
    </Suspense>
  );
}

/** The same for each name that a form has for one party; what is not a name yet is passed over. */
export function PartyWarnings({ names }: { names: readonly unknown[] }) {
  const known = new Set(names.filter((name) => typeof name === "string").map((name) => name.trim()));
  return [...known]
    .filter((name) => name !== "")
    .map((name, place) => <PartyWarning key={place} name={name} saysUnused={place === 0} />);
}

/** The same for a party that may be on file, by each name that it has there; nothing as long as nobody is named. */
export function PickedWarnings(props: OnFileWarningsProps) {
  const { customer = "", supplier = "", names = [] } = props;
  if (![customer, supplier, ...names].some((one) => typeof one === "string" && one.trim() !== "")) return null;
  return (
    <Suspense fallback={null}>
      <OnFile {...props} />
    </Suspense>
  );
}

/** The same for a party that has a field of its name and may have one of its company. */
export function PartyFieldWarnings({ party }: { party: string }) {
  const form = Form.useFormInstance();
  const name: unknown = Form.useWatch(`${party}Name`, form);
  const company: unknown = Form.useWatch(`${party}Company`, form);
  return <PickedWarnings customer={company || name} supplier={name} names={[name, company]} />;
}

interface FieldWarningsProps {
  /** The field that says which customer, by id, number or name. */
  customer?: string;
  /** The field that says which supplier. */
  supplier?: string;
  /** Fields that hold names. */
  names?: readonly string[];
}

/** The same for whoever is picked in these fields of the form around it. */
export function FieldWarnings({ customer = "", supplier = "", names = [] }: FieldWarningsProps) {
  const form = Form.useFormInstance();
  const watched = [customer, supplier, ...names];
  const values: unknown[] =
    Form.useWatch((all: Record<string, unknown>) => watched.map((field) => all[field]), form) ?? [];
  const [customerKey, supplierKey, ...named] = values;
  return <PickedWarnings customer={customerKey} supplier={supplierKey} names={named} />;
}
