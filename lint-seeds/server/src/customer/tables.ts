export const customers = "customer";
