import { createContext } from "react";

/**
 * Whether the page around has been shown. From then on texts that are still on their way leave their places empty for a
 * moment; before, the page waits for them. A page that is shown is not hidden again for them: a field would lose its focus,
 * and an open choice its place.
 */
export const PageShown = createContext<{ current: boolean }>({ current: false });
