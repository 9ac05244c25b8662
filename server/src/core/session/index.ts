export { callerId, findSession, findSessionByHash, openingOf, sessionOfRow, takeRefresh } from "./session.ts";
export type { CustomerSession, Session, SessionRow, StaffSession } from "./session.ts";
export { createSession, endSessions, removeOldSessions } from "./store.ts";
export type { EndedSessions, SessionSnapshot } from "./store.ts";
export { bearerToken, hashToken, newToken } from "./token.ts";
