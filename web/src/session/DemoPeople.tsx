import { userSystemLogin, type DemoPerson } from "@lading/contract/session";
import { useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { signIn } from "#core/session";
import type { Offers } from "./offers.ts";

type Demo = NonNullable<Offers["demo"]>;

/** The demo's people, each with what they see; a click signs in as one of them. */
export function DemoPeople({ demo: { people, password } }: { demo: Demo }) {
  const { t } = useTexts("session");
  const enter = useSubmission(userSystemLogin);
  const enterAs = async ({ audience, account, companyCode, customerNumber }: DemoPerson) => {
    const who = audience === "staff" ? { audience, account } : { audience, companyCode, customerNumber };
    signIn(await enter({ ...who, password }));
  };
  return (
    <section className="login-demo" aria-labelledby="login-demo">
      <h2 id="login-demo">{t("demo.heading")}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.who}>
            <button type="button" onClick={() => void enterAs(person).catch(() => undefined)}>
              <strong>{t(`demo.${person.who}.name`)}</strong> <span>{t(`demo.${person.who}.sees`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
