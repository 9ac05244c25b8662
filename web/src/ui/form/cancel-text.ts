import type { ReactNode } from "react";
import { useTexts } from "#core/i18n";

/**
 * The text of the button beside an action. Where the action itself is a cancelling, as in إلغاء البوليصة, the other
 * button does not say Cancel a second time.
 */
export function useCancelText(action: ReactNode): string {
  const { word } = useTexts("app");
  return typeof action === "string" && action.startsWith(word("cancel")) ? word("stepBack") : word("cancel");
}
