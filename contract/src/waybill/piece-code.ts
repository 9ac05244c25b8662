/** Labels in one document at most. */
export const mostLabels = 300;
