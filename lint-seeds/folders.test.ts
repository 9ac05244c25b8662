import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** More files than these are no longer taken in at a glance. Tests, styles and data count like code. */
const mostFiles = 40;
/** Folders made by tools: those that .gitignore names, and the numbered migrations. */
const made = /(?:^|\/)(?:node_modules|dist|\.tsbuild)$|^(?:\.git|\.cache|data|test-results|server\/migrations)$/;

const advice =
  `These folders hold more than ${mostFiles} files. Move what belongs together into a room, a folder inside the module ` +
  `named as the same part is named in web/src (docs/architecture.md, "Rooms"), with the tests beside their files; ` +
  "use git mv, in a commit of its own.";

test(`No folder holds more than ${mostFiles} files`, () => {
  expect(crowdedIn(join(import.meta.dirname, ".."), ""), advice).toEqual([]);
});

/** The crowded folders at and under `path`, each with its count. */
function crowdedIn(root: string, path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => (path ? `${path}/${name}` : name));
  return [
    ...(files > mostFiles ? [`${path || "."}: ${files}`] : []),
    ...folders.filter((folder) => !made.test(folder)).flatMap((folder) => crowdedIn(root, folder)),
  ];
}
