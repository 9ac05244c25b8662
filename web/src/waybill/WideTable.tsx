import "./waybill.css";
import type { ReactNode } from "react";

interface WideTableProps {
  /** The table's name, for screen readers. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** A plain table that scrolls sideways where there is no room, also by keyboard. */
export function WideTable({ label, children, className = "" }: WideTableProps) {
  return (
    <div className={`waybill-goods ${className}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
