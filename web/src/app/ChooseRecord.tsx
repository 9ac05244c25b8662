import { Link } from "react-router";
import { useTexts } from "#core/i18n";
import { openEntries, useMenu } from "#core/menu";
import { usePage, type NamedRecord } from "#core/page";
import { audienceOf, useSession } from "#core/session";
import { useDeclaredTitle } from "./page-title.ts";
import { pages } from "./pages.ts";

/** Stands in place of a page whose address names no record: the way to the list on which it is chosen. */
export default function ChooseRecord({ record: { list: lists } }: { record: NamedRecord }) {
  const { t } = useTexts("app");
  const { title } = usePage();
  const session = useSession();
  const { data: menu } = useMenu();
  const list = typeof lists === "string" ? lists : session && lists[audienceOf(session)];
  const page = pages.find(({ path }) => path === list);
  const declared = useDeclaredTitle(page);
  const entry = openEntries(menu ?? []).find(({ MenuUrl }) => MenuUrl === list);
  // Of a list that the menu does not have for this person there is no link.
  const name = page?.kind === "menu" ? entry?.MenuName : declared;
  return (
    <section className="failure">
      <h1>{title}</h1>
      <p>{t(name === undefined ? "shell.noRecord" : "shell.chooseRecord")}</p>
      {name !== undefined && list && (
        <Link className="message-box-button" to={list}>
          {name}
        </Link>
      )}
    </section>
  );
}
