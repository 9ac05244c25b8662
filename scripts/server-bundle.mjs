// `node scripts/server-bundle.mjs FOLDER`: writes the server into a few files there, under Node 24 (`buildServer` in prepare.mjs).
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { root } from "./prepare.mjs";

/**
 * Packages that stay in node_modules: with native code, with files that they find beside their own, or of use to few (S3).
 * pg-native is an option of pg that Lading does without.
 */
const apart = /^(?:@aws-sdk\/|(?:@node-rs\/argon2|i18n-iso-countries|pg-native|pino|sharp)(?:\/|$))/;

/** Modules find what lies beside them (migrations, templates, lists, the scripts of threads) where their sources are. */
const atTheirSources = {
  name: "lading-at-their-sources",
  transform: {
    filter: { id: /[\\/](?:server|contract)[\\/]src[\\/]/, code: /\bimport\.meta\.(?:url|dirname)\b/ },
    handler: (code, id) =>
      code
        .replaceAll(/\bimport\.meta\.url\b/g, () => JSON.stringify(pathToFileURL(id).href))
        .replaceAll(/\bimport\.meta\.dirname\b/g, () => JSON.stringify(dirname(id))),
  },
};

const bundle = await rolldown({
  input: join(root, "server", "src", "main.ts"),
  platform: "node",
  external: apart,
  plugins: [atTheirSources],
  onLog: (level, log) => {
    throw new Error(log.message, { cause: log });
  },
});
await bundle.write({ dir: process.argv[2], entryFileNames: "main.mjs", chunkFileNames: "[name].mjs" });
