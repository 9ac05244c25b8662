import { currentLanguage } from "#core/i18n";
import { fetchMenu } from "#core/menu";
import { loadPreferences } from "#core/preferences";
import { personKey, type SessionInfo } from "#core/session";
import { loadDesign } from "#ui";

/** Fetches what the shell and every page begin with: the menu, the person's own settings, the fields' words. */
export async function prepare(session: SessionInfo): Promise<void> {
  fetchMenu();
  await Promise.all([loadPreferences(personKey(session)), loadDesign(currentLanguage())]);
}
