import "../waybill.css";
import "./form.css";
import { useId, type ReactNode } from "react";
import { Fold } from "#ui";

interface SectionProps {
  title: ReactNode;
  /** Buttons at the title's end. */
  actions?: ReactNode;
  children: ReactNode;
  /** The group can be folded, under this name; then it has no buttons. */
  fold?: string;
  /** Fields in as many columns as fit; without it the children lay themselves out. */
  grid?: boolean;
}

/** A part of the form under its title. */
export function Section({ title, actions, children, fold, grid = true }: SectionProps) {
  const id = useId();
  const fields = grid ? <div className="form-grid">{children}</div> : children;
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section className="waybill-card form-section" aria-labelledby={id}>
      {fold === undefined ? (
        <>
          <header>
            {heading}
            {actions}
          </header>
          {fields}
        </>
      ) : (
        <Fold name={fold} title={heading}>
          {fields}
        </Fold>
      )}
    </section>
  );
}
