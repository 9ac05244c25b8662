import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

const packages = [
  "@expo-google-fonts/noto-sans-sc",
  "@expo-google-fonts/ibm-plex-sans-arabic",
  "@expo-google-fonts/noto-sans-arabic",
];
const weights = ["400Regular", "700Bold"];

/**
 * Folders of the fonts that documents are set in: Latin, Greek, Cyrillic, Chinese and Japanese; Arabic; and the few
 * Arabic letters that Plex lacks. Noto draws a letter and its dots as two glyphs, which readers take for two letters,
 * so no word could be copied or found; Plex has a glyph for each.
 */
export function fontFolders(): string[] {
  return packages.flatMap((name) => {
    const folder = dirname(require.resolve(`${name}/package.json`));
    return weights.map((weight) => join(folder, weight));
  });
}
