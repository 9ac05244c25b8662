import type { AdvertModule } from "@lading/contract/advert";
import { lazy, Suspense, useEffect, useState } from "react";
import { usePage } from "#core/page";
import { getSession } from "#core/session";

const Adverts = lazy(() => import("./Adverts.tsx"));
const Article = lazy(() => import("./Article.tsx"));

interface AdvertPlaceProps {
  module: AdvertModule;
  /** Keeps its place from the beginning, where something stands below or beside it that must not move. */
  reserve?: boolean;
}

/**
 * Where a page shows the company's adverts. It costs the page nothing: it is asked for when everything else is there, and
 * not at all where nobody knows which company the visitor comes to.
 */
export function AdvertPlace({ module, reserve = false }: AdvertPlaceProps) {
  const companyCode = useCompanyCode();
  const isIdle = useIdle();
  if (companyCode === undefined) return null;
  const place = isIdle && (
    <Suspense fallback={null}>
      <Adverts module={module} companyCode={companyCode} />
    </Suspense>
  );
  return reserve ? <div style={{ minBlockSize: cardHeight }}>{place}</div> : place;
}

/** The advert that the address names, opened: its picture and what it says. */
export function OpenAdvert({ id }: { id: string }) {
  const companyCode = useCompanyCode() ?? "";
  return (
    <Suspense fallback={null}>
      <Article id={id} companyCode={companyCode} />
    </Suspense>
  );
}

/** From the address, as the sign-in page takes it; empty for who is signed in: the server knows their company. Undefined: nobody knows. */
function useCompanyCode(): string | undefined {
  const code = usePage().search.get("companyCode") ?? "";
  return code === "" && !getSession() ? undefined : code.slice(0, 20);
}

/** Pixels: a row of cards with a small picture and one line. */
const cardHeight = 190;
/** Longest that adverts wait for a page that is never idle. */
const longestWaitMs = 3_000;

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no such call.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setIdle(true), 300);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: longestWaitMs });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isIdle;
}
