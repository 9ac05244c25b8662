import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { iconNames } from "./build/icon-names.ts";
import { leanContract } from "./build/lean-contract.ts";
import manifest from "./package.json" with { type: "json" };

/** Where `npm run dev` finds the server. */
const server = process.env["LADING_SERVER"] ?? "http://127.0.0.1:3000";

/** Lays a .gz and a .br beside each built text file; the server sends them as they are. */
function compressed(): Plugin {
  let folder = "";
  const lay = async (name: string): Promise<void> => {
    const path = join(folder, name);
    const text = await readFile(path);
    await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
    // The most that Brotli can: some seconds of the build for a sixteenth of every page.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
  };
  return {
    name: "lading-compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => /\.(?:js|css|html|svg|json)$/.test(name)).map((name) => lay(name)));
    },
  };
}

/**
 * Leaves zod's JSON Schema maker out (6 kB of every page): only the server's document asks for it. Its names stay,
 * doing nothing, because zod's own files import them.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: "lading-without-json-schema",
    apply: "build",
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/.test(id)) return undefined;
      const names = [
        ...code.matchAll(/export (?:const|function) (\w+)/g),
        ...code.matchAll(/export \{ \w+ as (\w+) \}/g),
      ];
      return `const none = () => none;\nexport { ${names.map(([, name]) => `none as ${name}`).join(", ")} };`;
    },
  };
}

/** Replacements for parts that no screen uses, although the library's own files import them. */
const unused: Readonly<Record<string, string>> = {
  // Forms are checked by the calls' own schemas; nobody gives a field `rules`.
  "/@rc-component/async-validator/es/index.js":
    "export default class { constructor() { throw new Error('Forms here are checked by schemas, not by rules'); } }",
  "/antd/es/input/OTP/index.js": "export default () => null;",
  "/antd/es/input/Search.js": "export default () => null;",
};

/** Leaves them out: 8 kB of every page with a form. */
function withoutUnused(): Plugin {
  return {
    name: "lading-without-unused",
    apply: "build",
    transform(_code, id) {
      return Object.entries(unused).find(([path]) => id.endsWith(path))?.[1];
    },
  };
}

const scripts = [
  // The parts that every page begins with are one script: a browser asks for six files at a time, and a dozen small
  // ones wait.
  { name: "start", tags: ["$initial" as const], priority: 2 },
  // Controls that most pages show are one more: alone, each packs worse, and waits for its turn.
  {
    name: "controls",
    test: /node_modules[\\/](?:antd|@rc-component|@ant-design)[\\/]/,
    minShareCount: 40,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [react(), leanContract(), withoutJsonSchema(), withoutUnused(), iconNames(), compressed()],
  define: { APP_VERSION: JSON.stringify(manifest.version) },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: scripts } } },
  },
  server: {
    host: "127.0.0.1",
    // Calls are POSTs, and pages are GETs of the same paths: only what a page never asks for goes to the server.
    proxy: {
      "^/": {
        target: server,
        bypass: (request) => {
          const path = request.url ?? "/";
          const forServer =
            request.method === "POST" ||
            /^\/(?:files|cargo-files|advertPictures|events|docs|openapi\.json|healthz)(?:[/?]|$)/.test(path);
          return forServer ? undefined : path;
        },
      },
    },
  },
});
