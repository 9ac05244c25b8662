import { splitRight } from "@lading/contract/core";
import type { Menu } from "@lading/contract/system";
import { Client } from "pg";

/** Copies of the server that start together take turns. */
const lockKey = 7_061_903;

/** The pages that a role can be given rights on. */
export function rightPages({ pages }: Menu): string[] {
  return pages.filter(({ actions }) => actions.length > 0).map(({ url }) => url);
}

/**
 * Gives every company's preset roles their rights on pages that they have not been given before, once
 * (docs/decisions/2026-11-21-new-pages-for-old-roles.md), and lets the sessions of those concerned know. As the owner of
 * the tables, for all companies in three statements; where nothing is new it changes nothing. Gives how many rights it
 * added.
 */
export async function bringPresetRolesUpToDate(ownerUrl: string, menu: Menu): Promise<number> {
  const owner = new Client({ connectionString: ownerUrl, application_name: "lading preset roles" });
  await owner.connect();
  try {
    await owner.query("BEGIN");
    await owner.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
    // Ten thousand companies have a quarter of a million of these: compared in memory, not by sorting on the disk.
    await owner.query("SET LOCAL work_mem = '128MB'");
    await owner.query(firstTime);
    const rights = menu.presetRoles.flatMap(({ preset, rights: held }) =>
      held.map((right) => ({ preset, ...splitRight(right) })),
    );
    const { rows } = await owner.query<{ added: number }>(give, [
      rightPages(menu),
      rights.map(({ preset }) => preset),
      rights.map(({ page }) => page),
      rights.map(({ action }) => action),
      menu.rights,
    ]);
    await owner.query("COMMIT");
    return rows[0]?.added ?? 0;
  } finally {
    await owner.end();
  }
}

/** A company of a release that kept no such list knows the pages that any of its roles holds a right on. */
const firstTime = `
  WITH unlisted AS (SELECT DISTINCT company_id FROM role EXCEPT SELECT company_id FROM preset_page)
  INSERT INTO preset_page (company_id, page)
  SELECT DISTINCT company_id, page FROM unlisted JOIN role_right USING (company_id)
  ON CONFLICT DO NOTHING`;

/** $1 pages, $2–$4 the presets' rights, $5 all rights, which the administrators' sessions hold. */
const give = `
  WITH due AS MATERIALIZED (
    SELECT company_id, page FROM (SELECT DISTINCT company_id FROM role) AS company CROSS JOIN unnest($1::text[]) AS page
    EXCEPT SELECT company_id, page FROM preset_page
  ), listed AS (
    INSERT INTO preset_page (company_id, page) SELECT company_id, page FROM due ON CONFLICT DO NOTHING
  ), given AS (
    INSERT INTO role_right (company_id, role_id, page, action)
    SELECT role.company_id, role.id, held.page, held.action
    FROM due
    JOIN role USING (company_id)
    JOIN unnest($2::text[], $3::text[], $4::text[]) AS held (preset, page, action)
      ON held.preset = role.preset AND held.page = due.page
    ON CONFLICT DO NOTHING
    RETURNING company_id, role_id, page, action
  ), touched AS (
    -- A person with the role's rights open in the matrix is told that these have changed.
    UPDATE role SET version = version + 1, updated_at = now()
    WHERE (company_id, id) IN (SELECT company_id, role_id FROM given)
  ), gained AS (
    SELECT company_id, user_id, array_agg(DISTINCT page || ':' || action) AS rights
    FROM given JOIN user_role USING (company_id, role_id) GROUP BY company_id, user_id
  ), administrators AS (
    UPDATE session SET rights = $5::text[], refresh_menu = true
    WHERE audience = 'staff' AND role_level = 1 AND has_company AND company_id IN (SELECT company_id FROM due)
  ), others AS (
    UPDATE session SET refresh_menu = true,
      rights = ARRAY(SELECT DISTINCT one FROM unnest(session.rights || gained.rights) AS one)
    FROM gained
    WHERE session.company_id = gained.company_id AND session.user_id = gained.user_id
      AND audience = 'staff' AND NOT (role_level = 1 AND has_company)
  )
  SELECT count(*)::int AS added FROM given`;
