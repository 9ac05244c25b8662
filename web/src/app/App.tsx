import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { BrowserRouter, Navigate, useLocation, useNavigate } from "react-router";
import { queryClient, reactions } from "#core/api";
import { appText, useTexts } from "#core/i18n";
import { keyOfMenu, useMenu } from "#core/menu";
import { notify } from "#core/notice";
import { PageContext } from "#core/page";
import { getSession, onSessionChange, personKey, signOut, useSession } from "#core/session";
import { FailureBoundary, ReadFailure } from "./Failure.tsx";
import { decide, type PageMatch } from "./guard.ts";
import { LoadingMask } from "./LoadingMask.tsx";
import { Notices } from "./Notices.tsx";
import { pages } from "./pages.ts";
import { usePageTitle } from "./page-title.ts";

const Shell = lazy(() => import("./shell/Shell.tsx"));

const isMobileDevice = /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent);

/** The application: providers, the routing rules, and what lies over every page. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <FailureBoundary>
          <Suspense fallback={null}>
            <Reactions />
            <Person />
          </Suspense>
        </FailureBoundary>
        <LoadingMask />
        <Notices />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/** Another person starts with a screen of their own. */
function Person() {
  const session = useSession();
  return <Screen key={session ? personKey(session) : ""} />;
}

/** Shows what the routing rules say for the present address. */
function Screen() {
  const { t } = useTexts("app");
  const { pathname, search } = useLocation();
  const session = useSession();
  const menu = useMenu();
  const decision = decide({ pathname, search, session, menu: session ? menu.data : undefined, isMobileDevice }, pages);
  switch (decision.kind) {
    case "redirect":
      return <Navigate to={decision.to} replace />;
    case "public":
      return <PublicPage match={decision.match} search={search} />;
    case "wait":
      return menu.error ? (
        <ReadFailure title={t("errors.menuFailed")} message={menu.error.message} onRetry={() => void menu.refetch()} />
      ) : null;
    case "refresh":
    case "shell":
      return session && <Shell session={session} menu={menu.data ?? []} target={decision} />;
  }
}

function PublicPage({ match, search }: { match: PageMatch; search: string }) {
  const { page, params } = match;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePageTitle(page);
  const handle = {
    key: pathname,
    path: pathname,
    params,
    search: new URLSearchParams(search),
    active: true,
    replaceSearch: (next: URLSearchParams) => void navigate({ pathname, search: next.toString() }, { replace: true }),
    setTitle: (title: string) => {
      document.title = title;
    },
    close: () => void navigate("/"),
  };
  return (
    <PageContext value={handle}>
      <page.component params={params} />
    </PageContext>
  );
}

/** Ties the calls' shared reactions and changes of the session to the router and to what was read. */
function Reactions() {
  const navigate = useNavigate();
  useEffect(() => {
    reactions.loginExpired = () => {
      if (getSession() === null) return;
      notify.alert(appText("errors.loginExpired"), appText("errors.toLogin"), () => {
        signOut();
        void navigate("/login", { replace: true });
      });
    };
    reactions.refreshMenu = () => void queryClient.invalidateQueries({ queryKey: keyOfMenu });
    let person = personOf();
    return onSessionChange(() => {
      const next = personOf();
      if (next !== person) queryClient.clear();
      person = next;
    });
  }, [navigate]);
  return null;
}

function personOf(): string {
  const session = getSession();
  return session ? personKey(session) : "";
}
