import { coreRefusals, endsWithPeriod, type Access, type Call, type Refusal } from "@lading/contract/core";

const ofBody = [coreRefusals.unreadable, coreRefusals.malformed, coreRefusals.unknownField, coreRefusals.tooLargeBody];

/** Everything a call may refuse with: its own refusals and those that follow from its access and kind. */
export function refusalsOf({ access, changes, refusals }: Call): Refusal[] {
  const ofKind = changes ? [coreRefusals.keyReused, coreRefusals.recordBusy, coreRefusals.storageFull] : [];
  if (access.audience === "anyone") ofKind.push(coreRefusals.tooManyRequests);
  return [...new Set([...ofBody, ...accessRefusals(access), ...ofKind, ...refusals])];
}

/** Refusals that follow from a call's access, and those of every call. */
export function accessRefusals(access: Access): Refusal[] {
  const all: Refusal[] = [coreRefusals.internal, coreRefusals.unavailable, coreRefusals.busy];
  if (access.audience !== "anyone") all.push(coreRefusals.loginExpired);
  if (access.audience === "staff" || access.audience === "customer") all.push(coreRefusals.wrongAudience);
  if (access.audience === "staff") all.push(coreRefusals.companyFirst);
  if (access.audience === "staff" && access.rights.length > 0) all.push(coreRefusals.noRight);
  if (endsWithPeriod(access)) all.push(coreRefusals.periodExpired);
  return all;
}

/** Refusals by their status. */
export function byStatus(refusals: readonly Refusal[]): [status: string, some: readonly Refusal[]][] {
  return Object.entries(Object.groupBy(new Set(refusals), ({ status }) => status));
}

/** The refusals' codes, each with its meaning in English. */
export function told(refusals: readonly Refusal[]): string {
  return refusals.map(({ code, text }) => `\`${code}\`: ${text.en}`).join("\n\n");
}

const sentences = {
  anyone: "Anyone, without signing in.",
  operator: "The server's operator, by the operator's token.",
  signedIn: "Anyone who is signed in, also without a company and after the company's period.",
};

/** Who may make the call, as a sentence. */
export function audienceOf({ access }: Pick<Call, "access">): string {
  if (access.audience !== "staff" && access.audience !== "customer") return sentences[access.audience];
  const afterwards = endsWithPeriod(access) ? "" : ", also after the company's period";
  if (access.audience === "customer") return `Customers of a company${afterwards}.`;
  const rights = access.rights.map((right) => `\`${right}\``).join(" or ");
  const users = rights === "" ? "Any user of a company" : `Users of a company with the right ${rights}`;
  return `${users}${access.customerToo === true ? ", and its customers" : ""}${afterwards}.`;
}
