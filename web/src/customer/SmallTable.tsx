import "./customer.css";
import type { ReactNode } from "react";

interface SmallTableProps {
  /** What the table is of, for those who hear it. */
  label: string;
  headings: readonly ReactNode[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A short plain table that scrolls sideways where there is no room, also by keyboard. */
export function SmallTable({ label, headings, rows }: SmallTableProps) {
  return (
    <div className="customer-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading, place) => (
              <th key={place} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, place) => (
                <td key={place}>{typeof cell === "string" ? <bdi>{cell}</bdi> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
