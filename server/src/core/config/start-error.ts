/** Why Lading cannot start, where a person can mend it: said as it is, without a stack trace. */
export class StartError extends Error {}
