/** What those who wait for goods ask, in the order of the help page. */
export const questions = ["how", "numbers", "states", "missing", "private", "contact", "customers"] as const;
