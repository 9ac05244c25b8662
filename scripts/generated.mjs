import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { root, Stop } from "./prepare.mjs";

/**
 * Writes a generated file that is committed; where the command was called with `--check` it compares instead.
 * @throws {Stop} when the committed file is another than the sources give now.
 */
export function keep(file, text, command) {
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== text)
    throw new Stop(`${relative(root, file)} is not what its sources give: run \`${command}\` and commit it.`);
}
