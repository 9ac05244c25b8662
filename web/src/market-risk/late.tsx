import { lazy, Suspense, type ComponentProps } from "react";

const Warning = lazy(() => import("./PartyWarning.tsx"));

/**
 * Says what is known against a party. It comes when a name is typed, with its texts; the form around it must not wait
 * for them: a form that is put away for a moment loses the next letter.
 */
export function PartyWarning(props: ComponentProps<typeof Warning>) {
  return (
    <Suspense fallback={null}>
      <Warning {...props} />
    </Suspense>
  );
}

/** The same for each name that a form has for one party; what is not a name yet is passed over. */
export function PartyWarnings({ names }: { names: readonly unknown[] }) {
  const known = new Set(names.filter((name) => typeof name === "string").map((name) => name.trim()));
  return [...known].filter((name) => name !== "").map((name, place) => <PartyWarning key={place} name={name} />);
}
