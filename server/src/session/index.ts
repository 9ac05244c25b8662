import {
  getAppInfo,
  isShowRegister,
  passwordReset,
  sendSms,
  userSmsVerification,
  userSystemLogin,
  userSystemLogout,
  userSystemRegister,
  weChatUsersLogin,
} from "@lading/contract/session";
import { on, onWithoutTransaction, type ServerModule } from "#core/http";
import { appInfo } from "./app-info.ts";
import { register, resetPassword, showRegister, signOut, verifyCode } from "./registration.ts";
import { sendCode } from "./send-code.ts";
import { signIn } from "./sign-in.ts";
import { signInByWeChat } from "./we-chat.ts";

/** So many tries of one address in 15 minutes, whatever names it tries: passwords, codes, registrations. */
const byAddress = (what: string, limit: number) => ({
  limit: ({ ip }: { ip: string }) => ({ key: `${what}:${ip}`, limit, windowSeconds: 900 }),
});

/** Signing in and out, registering, verification codes. */
export const sessionModule: ServerModule = {
  name: "session",
  routes: [
    onWithoutTransaction(userSystemLogin, signIn, byAddress("sign-in", 300)),
    on(userSystemLogout, signOut),
    on(userSystemRegister, register, byAddress("register", 60)),
    onWithoutTransaction(sendSms, sendCode, byAddress("code", 60)),
    on(userSmsVerification, verifyCode, byAddress("verify", 120)),
    on(passwordReset, resetPassword, byAddress("reset", 60)),
    onWithoutTransaction(weChatUsersLogin, signInByWeChat, byAddress("we-chat", 60)),
    on(isShowRegister, showRegister),
    on(getAppInfo, appInfo),
  ],
};
