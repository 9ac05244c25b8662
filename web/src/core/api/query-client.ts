import { QueryClient } from "@tanstack/react-query";
import { onLanguageChange } from "#core/i18n";

/** For so long what was read counts as fresh: showing a tab again does not ask again. */
const freshMs = 30_000;

/** Everything read from the server. Refusals are answers, so nothing is asked again by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: freshMs, refetchOnWindowFocus: false, networkMode: "always" },
    mutations: { retry: false, networkMode: "always" },
  },
});

// The menu and every text of the server come in the language they were asked in: in another one they are asked anew.
onLanguageChange(() => void queryClient.invalidateQueries());
