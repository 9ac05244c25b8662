import { useState } from "react";
import { rememberState, weChatAddress } from "./we-chat.ts";

interface WeChatLinkProps {
  /** The server's WeChat application; without one there is no link. */
  appId: string | undefined;
  text: string;
}

/** The way to WeChat and back. */
export function WeChatLink({ appId = "", text }: WeChatLinkProps) {
  const [state] = useState(() => crypto.randomUUID());
  if (appId === "") return null;
  return (
    <a
      className="light-button login-wechat"
      href={weChatAddress(appId, state, window.location.origin)}
      onClick={() => rememberState(state)}
    >
      {text}
    </a>
  );
}
