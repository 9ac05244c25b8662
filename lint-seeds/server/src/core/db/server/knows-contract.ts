import { allCalls } from "@lading/contract/all";

export const calls = allCalls;
