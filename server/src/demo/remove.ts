import { Client } from "pg";

/** Tables that say whose their rows are. */
const tenantTables = `
  SELECT quote_ident(c.relname) AS name FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id' AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`;

/**
 * Removes the companies with these ids and all that is theirs, as the owner of the tables: a demo company that was not
 * loaded to its end is none, and its code is free again. A single statement deletes from every table, since rows point to each
 * other in circles and references are checked at its end.
 */
export async function removeCompanies(ownerUrl: string, ids: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("BEGIN");
    const { rows: tables } = await client.query<{ name: string }>(tenantTables);
    const deletes = tables.map(({ name }, index) => `d${index} AS (DELETE FROM ${name} WHERE company_id = ANY($1))`);
    // The second time for what triggers noted of the first.
    for (const _ of ["rows", "notes"]) await client.query(`WITH ${deletes.join(", ")} SELECT 1`, [ids]);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}
