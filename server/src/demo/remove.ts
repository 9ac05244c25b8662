import type { Client } from "pg";

/** Tables that say whose their rows are. */
const tenantTables = `
  SELECT quote_ident(c.relname) AS name FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id' AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`;

/**
 * Removes the companies whose demo data did not come in whole, and all that is theirs, as the owner of the tables: such a company
 * is none, and its code is free again. A single statement deletes from every table, since rows point to each other in circles and
 * references are checked at its end.
 */
export async function removeUnfinished(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    "SELECT company_id AS id FROM company_directory WHERE loading_demo",
  );
  if (rows.length === 0) return;
  const { rows: tables } = await owner.query<{ name: string }>(tenantTables);
  const deletes = tables.map(({ name }, index) => `d${index} AS (DELETE FROM ${name} WHERE company_id = ANY($1))`);
  await owner.query("BEGIN");
  // The second time for what triggers noted of the first.
  for (const _ of ["rows", "notes"])
    await owner.query(`WITH ${deletes.join(", ")} SELECT 1`, [rows.map(({ id }) => id)]);
  await owner.query("COMMIT");
}
