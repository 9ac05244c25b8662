import { searchOwnRecords, searchRecords, type FoundRecord } from "@lading/contract/record-search";
import { audienceOf, useSession } from "#core/session";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";
import type { MenuPath } from "../menu-tree.ts";
import { recordPages } from "./search-hits.ts";

/** A pause in typing after which the records are asked for. */
const pauseMs = 180;
const none: readonly FoundRecord[] = [];

/** The records that what was typed leads to; those of the text before stay until the next ones are here. */
export function useFoundRecords(typed: string, paths: readonly MenuPath[]) {
  const session = useSession();
  const audience = session ? audienceOf(session) : "staff";
  const text = typed.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  // Who sees none of the lists has nothing to find.
  const mayFind = paths.some(({ page }) => Object.values(recordPages[audience]).some((of) => of.page === page.MenuUrl));
  const isWanted = mayFind && text !== "";
  const found = useRead(
    audience === "customer" ? searchOwnRecords : searchRecords,
    { search: asked },
    { enabled: mayFind && asked !== "", quiet: true, ownErrors: true },
  );
  const isAsking = isWanted && (asked !== text || found.isFetching);
  return { rows: isWanted ? (found.data?.rows ?? none) : none, isAsking, audience };
}
