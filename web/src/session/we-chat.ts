/** This tab's own state of its way to WeChat; only an answer with this state is taken. */
const storageKey = "lading.weChatState";

/** WeChat's own page, which asks the person and comes back to `/login` with a code and this state. */
export function weChatAddress(appId: string, state: string, origin: string): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: `${origin}/login`,
    response_type: "code",
    scope: "snsapi_login",
    state,
  });
  return `https://open.weixin.qq.com/connect/qrconnect?${query.toString()}`;
}

/** To be called when the person leaves for WeChat. */
export function rememberState(state: string): void {
  sessionStorage.setItem(storageKey, state);
}

/**
 * The code that WeChat sent back, or the empty text. A code that this tab did not ask for is not taken: signing in
 * with a stranger's would link the stranger's WeChat to the person's account.
 */
export function codeFrom(search: URLSearchParams, remembered = sessionStorage.getItem(storageKey)): string {
  const asked = remembered !== null && remembered !== "" && search.get("state") === remembered;
  return asked ? (search.get("code") ?? "") : "";
}
