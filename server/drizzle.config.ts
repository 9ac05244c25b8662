import { defineConfig } from "drizzle-kit";

/** `npm run migration -- --name what-changes` writes the next file of migrations/ from the modules' tables. */
export default defineConfig({ dialect: "postgresql", schema: "./src/**/tables.ts", out: "./migrations" });
