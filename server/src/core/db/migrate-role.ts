import { createHmac } from "node:crypto";
import { Client, escapeIdentifier, escapeLiteral } from "pg";
import { StartError } from "#core/config";
import { sqlState } from "./errors.ts";

/** The role that the application works as: it owns nothing and cannot bypass row-level security. */
export const appRole = "lading_app";

/** A role's password, from the owner's, so that all copies of the server know it without telling each other. */
export function derivePassword(ownerPassword: string, role: string): string {
  return createHmac("sha256", ownerPassword).update(`lading role ${role}`).digest("base64url");
}

/** The same database for another user. */
function urlFor(ownerUrl: string, user: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = user;
  url.password = encodeURIComponent(password);
  return url.href;
}

/** The application's URL for the owner's; throws when the owner's has no password to derive one from. */
export function appUrlOf(ownerUrl: string, appPassword?: string): string {
  const ownerPassword = decodeURIComponent(new URL(ownerUrl).password);
  if (appPassword === undefined && ownerPassword === "")
    throw new StartError("DATABASE_URL holds no password, from which lading_app's is derived; set DATABASE_APP_URL");
  return urlFor(ownerUrl, appRole, appPassword ?? derivePassword(ownerPassword, appRole));
}

/** Makes the role or gives it its password, unless it can already sign in with it. */
export async function makeAppRole(admin: Client, appUrl: string): Promise<void> {
  if ((await signInProblem(appUrl)) === undefined) return;
  const password = escapeLiteral(decodeURIComponent(new URL(appUrl).password));
  const role = escapeIdentifier(appRole);
  const exists = async () => (await admin.query("SELECT FROM pg_roles WHERE rolname = $1", [appRole])).rowCount !== 0;
  try {
    if (!(await exists()))
      await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD ${password}`).catch(unlessMadeMeanwhile);
    if ((await signInProblem(appUrl)) !== undefined) await admin.query(`ALTER ROLE ${role} LOGIN PASSWORD ${password}`);
  } catch (error) {
    if (sqlState(error) !== "42501") throw error;
    throw new StartError(
      `DATABASE_URL's user may not make the role ${appRole}. Give it CREATEROLE, or make a role by hand and set DATABASE_APP_URL.`,
      { cause: error },
    );
  }
}

/** Undefined when the application's role can connect. */
export async function signInProblem(appUrl: string): Promise<unknown> {
  const client = new Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    // 28…: no such role, or another password; 3D000 and 42501: no right to connect to the database.
    if (/^(?:28|3D|42501)/.test(sqlState(error) ?? "")) return error;
    throw error;
  } finally {
    await client.end();
  }
}

/** Another copy of the server, on another database of the same PostgreSQL, was faster. */
function unlessMadeMeanwhile(error: unknown): void {
  if (sqlState(error) !== "42710" && sqlState(error) !== "23505") throw error;
}
