import "../waybill.css";
import "./form.css";
import { useId, type ReactNode } from "react";

interface SectionProps {
  title: ReactNode;
  /** Buttons at the title's end. */
  actions?: ReactNode;
  children: ReactNode;
  /** Fields in as many columns as fit; without it the children lay themselves out. */
  grid?: boolean;
}

/** A part of the form under its title. */
export function Section({ title, actions, children, grid = true }: SectionProps) {
  const id = useId();
  return (
    <section className="waybill-card form-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {grid ? <div className="form-grid">{children}</div> : children}
    </section>
  );
}
