import "../waybill.css";
import { useId, type ReactNode } from "react";

interface CardProps {
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a waybill under its title. */
export function Card({ title, actions, children, className = "" }: CardProps) {
  const id = useId();
  return (
    <section className={`waybill-card ${className}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

export interface Entry {
  label: string;
  value: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

/** Labelled values; those that are empty are left out, so that the eye finds what is there. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className="waybill-entries">
      {entries
        .filter(({ value }) => value !== "" && value !== null && value !== undefined && value !== false)
        .map(({ label, value, wide }) => (
          <div key={label} data-wide={wide}>
            <dt>{label}</dt>
            <dd>{typeof value === "string" ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
