import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { queryClient, reactions } from "#core/api";
import { useEventStream, useServerEvent } from "#core/events";
import { useTexts } from "#core/i18n";
import { keyOfMenu, useMenu } from "#core/menu";
import type { SessionInfo } from "#core/session";
import { useArrivals } from "#pre-alert";
import { isMobileDevice } from "./device.ts";
import { ReadFailure } from "./Failure.tsx";
import { useFetchingAhead } from "./fetch-ahead.ts";
import { decide } from "./guard.ts";
import { pages } from "./pages.ts";
import { PublicPage } from "./PublicPage.tsx";
import { Shell } from "./shell/Shell.tsx";
import { useCreditNotices } from "./use-credit-notices.ts";
import { useEndingContracts } from "./use-ending-contracts.ts";

/** The application of one signed-in person, by the routing rules; nothing read for them outlives it. */
export function SignedIn({ session }: { session: SessionInfo }) {
  const { t } = useTexts("app");
  const { pathname, search } = useLocation();
  const menu = useMenu();
  useEventStream();
  // A customer's unread messages are counted in the menu.
  useServerEvent("customer.message", () => void queryClient.invalidateQueries({ queryKey: keyOfMenu }));
  useFetchingAhead();
  useArrivals(() => t("shell.preAlertArrived"));
  useEndingContracts(menu.data);
  useCreditNotices();
  // Of a session that has ended the answer is a 401; another one of the same person stays.
  useServerEvent("session.ended", () => void queryClient.invalidateQueries({ queryKey: keyOfMenu }));
  // The menu shows how many records wait.
  useServerEvent("menu.changed", () => void queryClient.invalidateQueries({ queryKey: keyOfMenu }));

  useEffect(() => {
    reactions.refreshMenu = () => void queryClient.invalidateQueries({ queryKey: keyOfMenu });
    return () => {
      reactions.refreshMenu = () => undefined;
      queryClient.clear();
    };
  }, []);

  const decision = decide({ pathname, search, session, menu: menu.data, isMobileDevice }, pages);
  if (decision.kind === "redirect") return <Navigate to={decision.to} replace />;
  if (decision.kind === "public") return <PublicPage match={decision.match} />;
  if (decision.kind !== "wait") return <Shell session={session} menu={menu.data ?? []} target={decision} />;
  if (!menu.error) return null;
  return (
    <ReadFailure title={t("errors.menuFailed")} message={menu.error.message} onRetry={() => void menu.refetch()} />
  );
}
