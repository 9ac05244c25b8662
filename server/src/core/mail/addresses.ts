import { emailAddress, refuseField, withoutIsolates } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";

/** Most addresses of a message. */
const maxAddresses = 50;

/**
 * The addresses of a field that takes several (catalogue §5), separated by commas of any script or
 * semicolons; each once. Refuses what is no address, by name and at the call's `to`, and more than 50.
 */
export function addressesOf(text: string): string[] {
  const addresses = text
    .split(/[,;\uff0c\uff1b\u060c\u061b\n]/)
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const wrong = addresses.find((address) => !emailAddress.safeParse(address).success);
  if (wrong !== undefined || addresses.length === 0)
    throw refuseField("to", mailRefusals.address, { address: (wrong ?? text).slice(0, 100) });
  const once = [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
  if (once.length > maxAddresses) throw refuseField("to", mailRefusals.tooManyAddresses, { max: maxAddresses });
  return once;
}

/**
 * A subject as mail programs show it. Not all know the characters that isolate values in sentences, and some show boxes for
 * them; all know the left-to-right mark, which keeps a number or a date in its order among Arabic words as well. Where
 * there are none, nothing turns round, and nothing is put in.
 */
export function subjectOf({ subject }: { subject: string }): string {
  const isArabic = /\p{Script=Arabic}/u.test(subject);
  return withoutIsolates(isArabic ? subject.replaceAll(isolated, "\u200E$1\u200E") : subject);
}

/** A value that is isolated, without others within. */
const isolated = /\u2068([^\u2066-\u2069]*)\u2069/g;
