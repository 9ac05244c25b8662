import type { Language, LocalText } from "@lading/contract/core";
import type { getMenuInfoList, MenuEntry, MenuGroup, MenuPage } from "@lading/contract/system";
import { pinyin } from "pinyin-pro";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { isExpired } from "#core/rights";
import type { CustomerSession, Session, StaffSession } from "#core/session";

/** Number of things that wait for a person on a page of the menu; the page's module hands it over by `app.ts`. */
export interface MenuBadge<S extends Session = StaffSession> {
  readonly url: `/${string}`;
  count(who: { db: Db; session: S }): Promise<number>;
}

/** Badges on the pages of staff, and on those of the company's customers. */
export interface MenuBadges {
  staff: readonly MenuBadge[];
  customers: readonly MenuBadge<CustomerSession>[];
}

/** The menu of the signed-in person (overview §2, "Menu behaviour"): what they may open, in their language. */
export function listMenu(badges: MenuBadges) {
  return async ({
    db,
    session,
    language,
    services: { menu },
  }: Context<typeof getMenuInfoList>): Promise<MenuEntry[]> => {
    const groups = session.audience === "staff" ? menu.staff : menu.customers;
    return entriesOf(groups, null, { session, language, waiting: await countWaiting(db, session, badges) });
  };
}

/** Counts what waits, on the pages that the person may see. */
async function countWaiting(db: Db, session: Session, badges: MenuBadges): Promise<ReadonlyMap<string, number>> {
  if (isExpired(session)) return new Map();
  if (session.audience === "customer") return await countAll(db, session, badges.customers);
  const seen = badges.staff.filter(({ url }) => session.rights.has(`${url}:view`));
  return session.hasCompany ? await countAll(db, session, seen) : new Map();
}

async function countAll<S extends Session>(
  db: Db,
  session: S,
  badges: readonly MenuBadge<S>[],
): Promise<ReadonlyMap<string, number>> {
  return new Map(
    await Promise.all(badges.map(async (badge) => [badge.url, await badge.count({ db, session })] as const)),
  );
}

interface Reader {
  session: Session;
  language: Language;
  /** By page. */
  waiting: ReadonlyMap<string, number>;
}

function entriesOf(entries: readonly (MenuGroup | MenuPage)[], above: MenuGroup | null, reader: Reader): MenuEntry[] {
  return entries.flatMap((entry, place): MenuEntry[] => {
    if ("children" in entry) {
      const children = entriesOf(entry.children, entry, reader);
      if (children.length === 0) return [];
      return [
        {
          ...shared(entry, above, { place, reader }),
          IsAvailable: true,
          KeepAlive: false,
          Rights: [],
          ChildList: children,
        },
      ];
    }
    const rights = rightsOn(entry, reader.session);
    if (!isShown(entry, reader.session, rights)) return [];
    const own = {
      IsAvailable: isAvailable(above, reader.session),
      KeepAlive: entry.keepAlive,
      Rights: rights,
      ChildList: [],
    };
    return [{ ...shared(entry, above, { place, reader }), ...own }];
  });
}

function shared(
  entry: MenuGroup | MenuPage,
  above: MenuGroup | null,
  { place, reader }: { place: number; reader: Reader },
) {
  return {
    MenuId: entry.url,
    MenuName: entry.title[reader.language],
    MenuUrl: entry.url,
    Component: "children" in entry ? "" : entry.url.slice(1),
    ParentID: above?.url ?? null,
    OrderBy: place + 1,
    IsShowNav: !("rightOnly" in entry && entry.rightOnly === true),
    Icon: entry.icon,
    MessageCount: reader.waiting.get(entry.url) ?? 0,
    Pinyin: pinyinOf(entry.title),
  };
}

function rightsOn(page: MenuPage, session: Session): string[] {
  if (session.audience !== "staff") return [];
  return page.actions.filter((action) => session.rights.has(`${page.url}:${action}`));
}

/**
 * A new user has the pages for one; anybody else one's own pages and those that one has the right to view, and, beside the
 * menu (`IsShowNav`), the rights that have no page.
 */
function isShown(page: MenuPage, session: Session, rights: readonly string[]): boolean {
  if (session.audience === "customer") return true;
  if (page.rightOnly === true) return rights.length > 0;
  if (!session.hasCompany) return page.newUserToo === true;
  return page.own === true || rights.includes("view");
}

const homes: ReadonlySet<string> = new Set(["/myHome", "/customerHome"]);

/** After the company's period only home works (decisions.md, "Companies, people, rights"). */
function isAvailable(group: MenuGroup | null, session: Session): boolean {
  return homes.has(group?.url ?? "") || !isExpired(session);
}

const inPinyin = new Map<string, string>();

/** A Chinese title in pinyin and its initials, for the menu search; made once. */
function pinyinOf(title: LocalText): string {
  const known = inPinyin.get(title.zh);
  if (known !== undefined) return known;
  const syllables = pinyin(title.zh, { toneType: "none", type: "array" });
  const made = `${syllables.join("")} ${syllables.map((syllable) => syllable.slice(0, 1)).join("")}`;
  inPinyin.set(title.zh, made);
  return made;
}
