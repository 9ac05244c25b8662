import type { Action } from "@lading/contract/core";

/** Rights as `page:action`. */
export type Rights = ReadonlySet<string>;

interface PageOfRights {
  url: string;
  actions: readonly { action: Action; granted?: boolean; mayGrant?: boolean }[];
}

/** Rights granted on the pages. */
export function rightsOf(pages: readonly PageOfRights[]): Rights {
  return new Set(
    pages.flatMap(({ url, actions }) =>
      actions.filter(({ granted }) => granted === true).map(({ action }) => `${url}:${action}`),
    ),
  );
}

/** Whether the person may set an action on a page: they may grant it, and the view that comes with it. */
export function maySet({ actions }: PageOfRights, action: Action): boolean {
  return actions.every((one) => (one.action !== action && one.action !== "view") || one.mayGrant !== false);
}

/**
 * Grants or takes a right. Any action on a page brings the view with it, and without the view no action is left, since
 * people who act on a page must see it.
 */
export function changeRight(
  rights: Rights,
  page: PageOfRights,
  { action, granted }: { action: Action; granted: boolean },
): Rights {
  const next = new Set(rights);
  const hasView = page.actions.some((one) => one.action === "view");
  if (granted) {
    next.add(`${page.url}:${action}`);
    if (hasView) next.add(`${page.url}:view`);
  } else if (action === "view") for (const one of page.actions) next.delete(`${page.url}:${one.action}`);
  else next.delete(`${page.url}:${action}`);
  return next;
}

/** The same for an action on several pages. */
export function setAll(
  rights: Rights,
  pages: readonly PageOfRights[],
  change: { action: Action; granted: boolean },
): Rights {
  return pages.reduce((now, page) => changeRight(now, page, change), rights);
}
