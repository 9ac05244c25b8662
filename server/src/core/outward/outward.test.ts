import { describe, expect, test } from "vitest";
import { AddressNotAllowed, HostUnknown, outwardAddress, pinned } from "./index.ts";

const strict = { allowsPrivate: false };
const outcome = async (host: string, options: Parameters<typeof outwardAddress>[1] = strict) =>
  await outwardAddress(host, options).then(
    ({ address }) => address,
    (error: unknown) =>
      error instanceof AddressNotAllowed ? "refused" : error instanceof HostUnknown ? "unknown" : error,
  );
const resolvesTo = (...addresses: string[]) => ({
  allowsPrivate: false,
  resolve: () => Promise.resolve(addresses.map((address) => ({ address }))),
});

describe("An address that somebody enters", () => {
  test.each([
    ["loopback", "127.0.0.1"],
    ["the rest of loopback", "127.8.8.8"],
    ["a private network", "10.1.2.3"],
    ["a private network", "172.31.255.255"],
    ["a private network", "192.168.0.10"],
    ["the carrier's shared network", "100.64.0.1"],
    ["where clouds keep their keys", "169.254.169.254"],
    ["this host", "0.0.0.0"],
    ["everybody", "255.255.255.255"],
    ["a group", "224.0.0.1"],
    ["a network for tests", "198.18.0.1"],
    ["a documentation network", "192.0.2.1"],
    ["loopback in decimal", "2130706433"],
    ["loopback in hexadecimal", "0x7f000001"],
    ["loopback in octal", "0177.0.0.1"],
    ["loopback cut short", "127.1"],
    ["loopback", "::1"],
    ["loopback in brackets", "[::1]"],
    ["nothing", "::"],
    ["unique-local", "fd00::1"],
    ["link-local", "fe80::1"],
    ["site-local", "fec0::1"],
    ["IPv4 in IPv6", "::ffff:127.0.0.1"],
    ["IPv4 in IPv6, in hexadecimal", "::ffff:7f00:1"],
    ["IPv4 in IPv6, old form", "::127.0.0.1"],
    ["IPv4 behind a translator", "64:ff9b::7f00:1"],
    ["IPv4 in 6to4", "2002:7f00:1::"],
  ])("is refused when it is %s (%s)", async (_what, host) => {
    expect(await outcome(host)).toBe("refused");
  });

  test.each(["203.0.114.7", "8.8.8.8", "2606:4700::6810:84e5"])("is taken when it is public (%s)", async (host) => {
    expect(await outcome(host)).toBe(host);
  });

  test("is taken inside the server's own network when the operator allows it, but never nobody's", async () => {
    const allowed = { allowsPrivate: true };
    expect(await outcome("127.0.0.1", allowed)).toBe("127.0.0.1");
    expect(await outcome("fd00::1", allowed)).toBe("fd00::1");
    expect(await outcome("0.0.0.0", allowed)).toBe("refused");
  });
});

describe("A name", () => {
  test("is refused when any of its addresses is in the server's own network", async () => {
    expect(await outcome("localhost")).toBe("refused");
    expect(await outcome("mail.example", resolvesTo("8.8.8.8", "10.0.0.1"))).toBe("refused");
    expect(await outcome("mail.example", resolvesTo("::ffff:192.168.1.1"))).toBe("refused");
  });

  test("gives the address that was checked, so that another answer a moment later changes nothing", async () => {
    const answers = ["8.8.8.8", "127.0.0.1"];
    const resolve = () => Promise.resolve([{ address: answers.shift() ?? "" }]);
    const checked = await outwardAddress("rebinding.example", { allowsPrivate: false, resolve });
    expect(checked).toEqual({ address: "8.8.8.8", family: 4 });
    const [one, all]: unknown[] = [];
    const given = [one, all].map((_, place) => {
      let answer: unknown;
      pinned(checked)("rebinding.example", { all: place === 1 }, (_error, address) => (answer = address));
      return answer;
    });
    expect(given).toEqual(["8.8.8.8", [{ address: "8.8.8.8", family: 4 }]]);
  });

  test("that nobody has is said to be unknown", async () => {
    expect(await outcome("nobody.invalid")).toBe("unknown");
    expect(await outcome("nobody.example", resolvesTo())).toBe("unknown");
  });
});
