import { useId, type ReactNode } from "react";

interface SegmentsProps<V extends string | number> {
  /** Name of the choice, for screen readers. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: ReactNode }[];
}

/** A choice among a few options, all of them in sight. */
export function Segments<V extends string | number>({ label, value, onChange, options }: SegmentsProps<V>) {
  const name = useId();
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
