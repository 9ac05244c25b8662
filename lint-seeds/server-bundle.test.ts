import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const run = promisify(execFile);

/** A server of three files, which says what each of them is. */
const sources = {
  "server/src/main.ts": `
    import { readFileSync } from "node:fs";
    import { join } from "node:path";
    import { word } from "../../contract/src/word.ts";
    const template: string = readFileSync(new URL("template.txt", import.meta.url), "utf8");
    const again = readFileSync(join(import.meta.dirname, "template.txt"), "utf8");
    console.log(word, template, again === template);`,
  "server/src/template.txt": "template",
  "contract/src/word.ts": "export const word: string = 'first';",
};

let clone: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(clone, file)), { recursive: true });
  writeFileSync(join(clone, file), text);
};
beforeAll(() => {
  clone = realpathSync(mkdtempSync(join(tmpdir(), "lading-bundle-")));
  for (const file of ["package-lock.json", "scripts/prepare.mjs", "scripts/server-bundle.mjs"])
    cpSync(join(root, file), join(clone, file));
  mkdirSync(join(clone, "node_modules"));
  for (const name of ["rolldown", `node-${process.platform}-${process.arch}`])
    if (existsSync(join(root, "node_modules", name)))
      symlinkSync(join(root, "node_modules", name), join(clone, "node_modules", name));
  for (const [file, text] of Object.entries(sources)) write(file, text);
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** Makes the bundle where that is needed, runs it, and gives its place and what it said. */
async function start(): Promise<{ main: string; said: string }> {
  const build = `const { buildServer } = await import("./scripts/prepare.mjs"); console.log(buildServer().main);`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", build], { cwd: clone });
  const main = stdout.trim();
  return { main, said: (await run(process.execPath, [main])).stdout.trim() };
}

test("A start serves the sources as they are now, and makes nothing anew when none has changed", async () => {
  const first = await start();
  expect(first.said).toBe("first template true");
  const madeAt = statSync(first.main).mtimeMs;
  expect(await start()).toEqual(first);
  expect(statSync(first.main).mtimeMs).toBe(madeAt);

  // As long as it was, so that only the time of writing tells.
  write("contract/src/word.ts", "export const word: string = 'other';");
  expect((await start()).said).toBe("other template true");
  write("server/src/main.ts", `import "./added.ts";\n${sources["server/src/main.ts"]}`);
  write("server/src/added.ts", "console.log('added');");
  expect((await start()).said).toBe("added\nother template true");
  write("server/src/template.txt", "another");
  expect((await start()).said).toBe("added\nother another true");
});

test("A bundle that cannot be made ends the start, and no older one is served", async () => {
  write("contract/src/word.ts", "export const word = ;");
  await expect(start()).rejects.toThrow();
  write("contract/src/word.ts", "export const word: string = 'mended';");
  expect((await start()).said).toContain("mended");
});
