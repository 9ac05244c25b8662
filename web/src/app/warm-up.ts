import { late } from "#core/page";
import { getSession } from "#core/session";
import { findPage } from "./guard.ts";
import { pages } from "./pages.ts";

const loadSignedIn = () => import("./signed-in.ts");

/** Everything that only someone signed in needs; a visitor does not wait for it. */
export const SignedIn = late(loadSignedIn);

/**
 * Fetches shell, menu and page of this address at once, since each would else be asked for by the one before. Nothing
 * is drawn meanwhile: React holds back the content after a placeholder for 300 ms. A failed part is asked for again,
 * and its failure shown, where it is needed.
 */
export async function warmUp(texts: Promise<void>): Promise<void> {
  const session = getSession();
  const page = findPage(pages, [], location.pathname)?.page;
  await Promise.allSettled([
    texts.then(() => page?.preload()),
    session && SignedIn.preload(),
    session && Promise.all([loadSignedIn(), texts]).then(([{ prepare }]) => prepare(session)),
  ]);
  await texts;
}
