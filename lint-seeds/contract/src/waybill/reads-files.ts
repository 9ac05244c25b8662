import { readFileSync } from "node:fs";

export const text = readFileSync("text", "utf8");
