import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("No file under docs is larger than 1 MB", () => {
  const docs = join(root, "docs");
  const files = readdirSync(docs, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => statSync(join(docs, file)).size > 1_000_000)).toEqual([]);
});

test("Of the tables' snapshots only the last is kept, as `npm run migration` leaves it", () => {
  const migrations = join(root, "server", "migrations");
  const last = readdirSync(migrations)
    .findLast((name) => name.endsWith(".sql"))
    ?.slice(0, 4);
  const snapshots = readdirSync(join(migrations, "meta")).filter((name) => name.endsWith("_snapshot.json"));
  expect(snapshots).toEqual([`${last}_snapshot.json`]);
});
