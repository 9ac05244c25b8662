import { isIPv6 } from "node:net";

/**
 * Who is counted as one caller: an IPv4 address, or the /64 network of an IPv6 address, since a single line has all
 * of a /64's addresses for itself.
 */
export function callerNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [before = "", after] = (ip.split("%")[0] ?? "").toLowerCase().split("::");
  const head = groupsOf(before);
  const tail = groupsOf(after ?? "");
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => "0"), ...tail];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

function groupsOf(part: string): string[] {
  return part.split(":").filter((group) => group !== "");
}
