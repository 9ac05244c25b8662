import { usePhone } from "../use-media.ts";
import type { ListColumn } from "./columns.ts";
import { DataCards } from "./DataCards.tsx";
import { DataTable, type DataTableProps } from "./DataTable.tsx";

interface ListRowsProps<Row extends object> extends DataTableProps<Row> {
  /** The columns that a table shows; cards have them all. */
  shown: readonly ListColumn<Row>[];
}

/** The rows of a list: a table of the chosen columns, on a phone cards of all. */
export function ListRows<Row extends object>({ shown, ...rows }: ListRowsProps<Row>) {
  return usePhone() ? <DataCards {...rows} /> : <DataTable {...rows} columns={shown} />;
}
