/** Colours of how bills, applications and invoices stand. */
export const billTones = { none: "neutral", applied: "active", partly: "warning", invoiced: "good" } as const;
export const statusTones = { pending: "warning", applied: "active", invoiced: "good", cancelled: "neutral" } as const;
export const kindTones = { invoice: "good", refund: "bad" } as const;
