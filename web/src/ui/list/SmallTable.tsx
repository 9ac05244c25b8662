import type { ReactNode } from "react";

export interface SmallColumn {
  title: string;
  /** Figures, which stand one under the other. */
  number?: boolean;
  /** Text that may take several lines. */
  wide?: boolean;
  /** The column holds a row's actions: in sight also while the table is scrolled. */
  actions?: boolean;
}

type Cells = readonly ReactNode[];

interface SmallTableProps {
  /** The table's name, for screen readers. */
  label: string;
  /** A column of short text is its title alone. */
  columns: readonly (string | SmallColumn)[];
  rows: readonly { key: string; cells: Cells }[];
  /** Sums below. */
  foot?: Cells;
}

/** A short plain table; on a phone each row is a small list of what it says, without what is empty. */
export function SmallTable({ label, columns, rows, foot }: SmallTableProps) {
  const shapes = columns.map((column): SmallColumn => (typeof column === "string" ? { title: column } : column));
  const row = (cells: Cells) =>
    shapes.map(({ title, number, wide, actions }, place) => (
      <td
        key={title}
        data-label={title}
        data-number={number}
        data-actions={actions}
        data-empty={isEmpty(cells[place])}
        className={wide === true ? "figures-wide" : undefined}
      >
        {isolated(cells[place], number)}
      </td>
    ));
  return (
    <div className="figures" role="region" aria-label={label} tabIndex={0}>
      <table className="listed-rows">
        <thead>
          <tr>
            {shapes.map(({ title, number, actions }) => (
              <th key={title} scope="col" data-number={number} data-actions={actions}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>{row(cells)}</tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>{row(foot)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const isEmpty = (cell: ReactNode) => cell === undefined || cell === null || cell === "";

/** Texts of another direction keep to themselves; an amount is read from left to right. */
function isolated(cell: ReactNode, number = false): ReactNode {
  if (typeof cell !== "string") return cell;
  return number ? <bdi dir="ltr">{cell}</bdi> : <bdi>{cell}</bdi>;
}
