import { coreRefusals, endsWithPeriod, type Call, type Refusal } from "@lading/contract/core";

const always = [
  coreRefusals.malformed,
  coreRefusals.unknownField,
  coreRefusals.tooLargeBody,
  coreRefusals.internal,
  coreRefusals.unavailable,
];

/** Everything a call may refuse with: its own refusals and those that follow from its access and kind. */
export function refusalsOf(call: Call): Refusal[] {
  const { access } = call;
  const all: Refusal[] = [...always];
  if (access.audience === "anyone") all.push(coreRefusals.tooManyRequests);
  else all.push(coreRefusals.loginExpired);
  if (access.audience === "staff" || access.audience === "customer") all.push(coreRefusals.wrongAudience);
  if (access.audience === "staff") all.push(coreRefusals.companyFirst);
  if (access.audience === "staff" && access.rights.length > 0) all.push(coreRefusals.noRight);
  if (endsWithPeriod(access)) all.push(coreRefusals.periodExpired);
  if (call.changes) all.push(coreRefusals.keyReused);
  return [...new Set([...all, ...call.refusals])].toSorted((a, b) => a.status - b.status);
}

const sentences = {
  anyone: "Anyone, without signing in.",
  operator: "The server's operator, by the operator's token.",
  signedIn: "Anyone who is signed in, also without a company and after the company's period.",
};

/** Who may make the call, as a sentence. */
export function audienceOf({ access }: Call): string {
  if (access.audience !== "staff" && access.audience !== "customer") return sentences[access.audience];
  const afterwards = endsWithPeriod(access) ? "" : ", also after the company's period";
  if (access.audience === "customer") return `Customers of a company${afterwards}.`;
  const rights = access.rights.map((right) => `\`${right}\``).join(" or ");
  const users = rights === "" ? "Any user of a company" : `Users of a company with the right ${rights}`;
  return `${users}${access.customerToo === true ? ", and its customers" : ""}${afterwards}.`;
}
