import { Input } from "antd";
import { lazy, Suspense, useState, type ComponentType } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";

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
 * plain box that looks like it holds its place. `load` gives the field itself, which takes `autoFocus` and `defaultOpen`.
 */
export function lateInput<P extends Field>(
  looks: "select" | "dates" | "date" | "text",
  load: () => Promise<ComponentType<P & Reached>>,
): ComponentType<P> {
  const Real = lazy(async () => ({ default: await load() }));
  return function LateInput(props: P) {
    const { t } = useTexts("app");
    const [reached, setReached] = useState<"pointer" | "keys" | null>(null);
    const place = (
      <Input
        {...(props.id !== undefined && { id: props.id })}
        readOnly
        className={`late-${looks}`}
        {...(looks === "select" && { suffix: <Icon name="down" /> })}
        {...(looks === "dates" && { placeholder: `${t("form.from")} – ${t("form.to")}` })}
        {...(looks === "date" && {
          placeholder: "YYYY-MM-DD",
          value: typeof props.value === "string" ? props.value : "",
        })}
        onPointerEnter={() => void load()}
        onPointerDown={() => setReached("pointer")}
        onFocus={() => setReached((before) => before ?? "keys")}
      />
    );
    if (reached === null && (looks === "date" || isEmpty(props.value))) return place;
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
