import { Suspense, useEffect } from "react";
import { BrowserRouter, Navigate, useLocation } from "react-router";
import { reactions } from "#core/api";
import { appText } from "#core/i18n";
import { notify } from "#core/notice";
import { getSession, personKey, signOut, useSession } from "#core/session";
import { FailureBoundary } from "./Failure.tsx";
import { decide } from "./guard.ts";
import { isMobileDevice } from "./device.ts";
import { LoadingMask } from "./LoadingMask.tsx";
import { Notices } from "./Notices.tsx";
import { pages } from "./pages.ts";
import { PublicPage } from "./PublicPage.tsx";
import { SignedIn } from "./warm-up.ts";

/** The application: the routing rules, and what lies over every page. */
export function App() {
  const session = useSession();
  return (
    <BrowserRouter>
      <FailureBoundary>
        <Suspense fallback={null}>
          <LoginExpired />
          {session ? <SignedIn.component key={personKey(session)} session={session} /> : <Visitor />}
        </Suspense>
      </FailureBoundary>
      <LoadingMask />
      <Notices />
    </BrowserRouter>
  );
}

/** The application before signing in, by the routing rules. */
function Visitor() {
  const { pathname, search } = useLocation();
  const decision = decide({ pathname, search, session: null, menu: undefined, isMobileDevice }, pages);
  if (decision.kind === "redirect") return <Navigate to={decision.to} replace />;
  return decision.kind === "public" ? <PublicPage match={decision.match} /> : null;
}

/**
 * After a 401 the person is told, and led to the sign-in page (overview §8), from where they come back to the same page.
 * The screen is cleared at once: the routing rules show nobody's page to a visitor.
 */
function LoginExpired() {
  useEffect(() => {
    reactions.loginExpired = () => {
      if (getSession() === null) return;
      signOut();
      notify.alert(appText("errors.loginExpired"), appText("errors.toLogin"), () => undefined);
    };
  }, []);
  return null;
}
