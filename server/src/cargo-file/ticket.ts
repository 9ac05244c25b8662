import type { Config } from "#core/config";
import { createSealer } from "#core/sealed";
import type { Session } from "#core/session";

/** Content of the ticket in a link to an archive. */
export interface ArchiveTicket {
  /** The session that asked for it: the link gives no more than its person may see when it is followed. */
  tokenHash: Buffer;
  /** Cargo files. */
  ids: readonly string[];
}

/** For how long a link can be followed; a download that has begun goes on. */
const lifetimeMs = 60_000;
const about = "archive";

const sealerOf = ({ secret }: Pick<Config, "secret">) => createSealer(secret, "archive link");

/** A link's ticket: sealed, so that any copy of the server reads it and nobody else makes or changes one. */
export function writeTicket(config: Pick<Config, "secret">, session: Session, ids: readonly string[]): string {
  const packed = Buffer.from(ids.join("").replaceAll("-", ""), "hex").toString("base64url");
  const parts = [Date.now() + lifetimeMs, session.tokenHash.toString("base64url"), packed];
  return sealerOf(config).seal(parts.join(" "), about);
}

/** Undefined for what is none of ours, was changed, or is over. */
export function readTicket(config: Pick<Config, "secret">, ticket: string): ArchiveTicket | undefined {
  const [until = "0", tokenHash = "", packed = ""] = sealerOf(config).open(ticket, about)?.split(" ") ?? [];
  if (Number(until) < Date.now()) return undefined;
  const ids = Buffer.from(packed, "base64url").toString("hex").match(/.{32}/g) ?? [];
  return {
    tokenHash: Buffer.from(tokenHash, "base64url"),
    ids: ids.map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")),
  };
}
