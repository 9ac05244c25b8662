import { userSystemLogout } from "@lading/contract/session";
import { callApi } from "#core/api";
import { signOut } from "#core/session";

/** Ends the session on the server and forgets it here; here also when the server cannot be reached. */
export async function logOut(): Promise<void> {
  await callApi(userSystemLogout, {}, { ownErrors: true }).catch(() => undefined);
  signOut();
}
