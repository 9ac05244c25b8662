import type { ReactNode } from "react";
import { isolated } from "./isolated.tsx";

export interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title: a state, a number. */
  extra?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** The head of a page. */
export function PageHeader({ title, extra, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <h1>{isolated(title)}</h1>
      {extra}
      {actions && <div className="page-header-actions">{actions}</div>}
    </header>
  );
}
