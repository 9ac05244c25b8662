import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** The address is in the server's own network, or nobody's. */
export class AddressNotAllowed extends Error {}

/** There is no address under this name. */
export class HostUnknown extends Error {}

/** An address that may be connected to. */
export interface OutwardAddress {
  address: string;
  family: 4 | 6;
}

type Resolve = (host: string) => Promise<readonly { address: string }[]>;

export interface OutwardOptions {
  /** The operator allows addresses of the server's own network. */
  allowsPrivate: boolean;
  /** How names are resolved; a test says otherwise. */
  resolve?: Resolve;
}

/** Addresses that lead nowhere that anybody means, not even in one's own network. */
const never = new Set(["unspecified", "multicast", "broadcast"]);

/**
 * Finds the address of a host that somebody has entered, for a connection from the server. Everything but the public
 * internet is refused unless allowed: loopback, private, link-local (where clouds keep their keys), shared and unique-local
 * networks, also as IPv4 within IPv6, and names that have such an address among theirs. The connection must be made to
 * the answer, not to the name: a name may have another address a moment later.
 *
 * Throws `AddressNotAllowed` or `HostUnknown`.
 */
export async function outwardAddress(
  host: string,
  { allowsPrivate, resolve = resolveAll }: OutwardOptions,
): Promise<OutwardAddress> {
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  const found = ipaddr.isValid(bare) ? [{ address: bare }] : await resolve(bare).catch(() => []);
  const addresses = found.map(({ address }) => ipaddr.process(address));
  const [first] = addresses;
  if (!first) throw new HostUnknown(host);
  if (!addresses.every((address) => isAllowed(address, allowsPrivate))) throw new AddressNotAllowed(host);
  return { address: first.toString(), family: first.kind() === "ipv4" ? 4 : 6 };
}

/**
 * As far as a host's spelling tells, without asking who it is: for refusing at once what is entered. Whatever it says, a
 * connection needs `outwardAddress`.
 */
export function looksOutward(host: string, allowsPrivate: boolean): boolean {
  if (/^(?:.+\.)?localhost\.?$/i.test(host)) return allowsPrivate;
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  return !ipaddr.isValid(bare) || isAllowed(ipaddr.process(bare), allowsPrivate);
}

/** For what connects by itself (HTTP): whatever name it asks for, it gets the address that was checked. */
export function pinned({ address, family }: OutwardAddress): LookupFunction {
  return (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

async function resolveAll(host: string): Promise<readonly { address: string }[]> {
  return await lookup(host, { all: true, verbatim: true });
}

function isAllowed(address: ipaddr.IPv4 | ipaddr.IPv6, allowsPrivate: boolean): boolean {
  const range = address.range();
  if (never.has(range)) return false;
  return allowsPrivate || (range === "unicast" && !isOldForm(address));
}

/** `::127.0.0.1` and `fec0::1`: forms that were given up, and that some systems still take for what they once were. */
function isOldForm(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address instanceof ipaddr.IPv4) return false;
  const [first = 0, ...rest] = address.parts;
  return (first & 0xffc0) === 0xfec0 || (first === 0 && rest.slice(0, 5).every((part) => part === 0));
}
