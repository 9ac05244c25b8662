import { late } from "#core/page";
import { getSession } from "#core/session";
import { findPage } from "./guard.ts";
import { pages } from "./pages.ts";

const loadSignedIn = () => import("./signed-in.ts");

/** Everything that only someone signed in needs; a visitor does not wait for it. */
export const SignedIn = late(loadSignedIn);

/**
 * Fetches all that this address needs at once, since the shell, the menu and the page would else each be asked for by
 * the one before. Nothing is drawn meanwhile: React holds back what replaces a placeholder for 300 ms. What fails is
 * asked for again by who needs it, and its failure shown there.
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
