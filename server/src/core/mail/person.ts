import { asLanguage, fill, Refused, type LocalText } from "@lading/contract/core";
import { mailRefusals } from "@lading/contract/mail";
import type { Services } from "#core/http";
import { sendMail, type Sender } from "./send.ts";

/** A colleague who is written to, in their own language. */
export interface Person {
  personId: string;
  personName: string;
  /** The empty text: they have none. */
  email: string;
  language: string;
}

interface Letter extends Pick<Sender, "companyId" | "about" | "once"> {
  subject: LocalText;
  body: LocalText;
  /** Values for the texts' `{…}`; `{name}` is the person's. */
  values: Record<string, string>;
}

/** The message left; it may leave another time; it never will, by this way. */
type Outcome = "sent" | "later" | "never";

/** Failures of the mail server or the company's account, which somebody mends or which pass. */
const passing: readonly unknown[] = [
  mailRefusals.unreachable,
  mailRefusals.dailyLimit,
  mailRefusals.accountUnusable,
  mailRefusals.accountRefused,
];

/** Writes to a colleague in Lading's name. A message of unknown fate counts as sent, so that it never arrives twice. */
export async function mailPerson(
  services: Pick<Services, "database" | "mail">,
  { personId, personName, email, language: own }: Person,
  { subject, body, values, ...sender }: Letter,
): Promise<Outcome> {
  if (email === "") return "never";
  const language = asLanguage(own);
  const said = { ...values, name: personName };
  try {
    await sendMail(
      services,
      { ...sender, userId: personId, userName: "Lading" },
      { to: email, subject: fill(subject[language], said), text: fill(body[language], said), language },
    );
    return "sent";
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.refusal === mailRefusals.unknown) return "sent";
    return passing.includes(error.refusal) ? "later" : "never";
  }
}
