/** Questions of people who wait for goods, in the order of the help page. */
export const questions = ["how", "numbers", "states", "missing", "private", "contact", "customers"] as const;
