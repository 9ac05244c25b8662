import { withoutIsolates } from "@lading/contract/core";
import { notify } from "./notices.ts";

/** Copies a text and says so; without a clipboard, as on a page without HTTPS, says that it is to be copied by hand. */
export async function copyText(text: string, says: { copied: string; byHand: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(withoutIsolates(text));
    notify.success(says.copied);
  } catch {
    notify.warning(says.byHand);
  }
}
