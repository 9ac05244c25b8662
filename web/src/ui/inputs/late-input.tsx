import { Input } from "antd";
import { lazy, startTransition, Suspense, useState, type ComponentType } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { holdKeys } from "../form/type-ahead.ts";

/** Props of a field that was loaded because the person reached for it. */
export interface Reached {
  autoFocus?: boolean;
  defaultOpen?: boolean;
}

interface Field {
  id?: string;
  value?: unknown;
}

/**
 * A field whose script is large: until someone reaches for it, or while it has no value that only itself can show, a
 * plain box that looks like it holds its place, and keeps the keys that are typed meanwhile. `load` gives the field
 * itself, which takes `autoFocus` and `defaultOpen`.
 */
export function lateInput<P extends Field>(
  looks: "select" | "dates" | "text",
  load: () => Promise<ComponentType<P & Reached>>,
): ComponentType<P> {
  const Real = lazy(async () => ({ default: await load() }));
  return function LateInput(props: P) {
    const { t } = useTexts("app");
    const [reached, setReached] = useState<"pointer" | "keys" | null>(null);
    // The box stays, with the focus in it, until the field is there.
    const reach = (by: "pointer" | "keys") => startTransition(() => setReached((before) => before ?? by));
    const place = (
      <Input
        {...(props.id !== undefined && { id: props.id })}
        readOnly
        className={`late-${looks} field-waits`}
        {...(looks === "select" && { suffix: <Icon name="down" /> })}
        {...(looks === "dates" && { placeholder: `${t("form.from")} – ${t("form.to")}` })}
        onPointerEnter={() => void load()}
        onPointerDown={() => reach("pointer")}
        onFocus={({ target }) => {
          holdKeys(target, () => undefined);
          reach("keys");
        }}
      />
    );
    if (reached === null && isEmpty(props.value)) return place;
    return (
      <Suspense fallback={place}>
        <Real {...props} autoFocus={reached !== null} defaultOpen={reached === "pointer"} />
      </Suspense>
    );
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
