/** A text kept in its own direction inside a sentence: Arabic within English, Latin within Arabic. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
