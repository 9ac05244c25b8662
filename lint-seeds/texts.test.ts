import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commonFieldTexts } from "@lading/contract/core";
import { expect, test } from "vitest";
import { homonyms } from "./homonyms.ts";
import { saidOnScreens } from "./said-on-screens.ts";
import { takenOut } from "./taken-out.ts";

const root = join(import.meta.dirname, "..");
const languages = ["zh", "ar"] as const;

/** A text that people read: where it stands, and what it is in each language that says it. */
interface Said {
  where: string;
  en: string;
  zh: string | undefined;
  ar: string | undefined;
}

/** The screens' texts. A plural form that a language has not is not said in it. */
function textsOfScreens(): Said[] {
  return globSync("web/src/*/locales/en.json", { cwd: root }).flatMap((path) => {
    const of = (language: string) => new Map(flat(JSON.parse(read(path.replace("en.json", `${language}.json`)))));
    const [zh, ar] = languages.map(of);
    return [...of("en")].map(([key, en]) => ({ where: `${path} ${key}`, en, zh: zh?.get(key), ar: ar?.get(key) }));
  });
}

/** The texts that contract and server say: three languages beside each other, as the formatter sets them. */
function textsOfCode(): Said[] {
  const paths = globSync("{contract,server}/src/**/*.ts", { cwd: root });
  return paths
    .filter((path) => !/\.(?:test|stage)\.ts$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/\{\s*zh: "(.+)",\s*en: "(.+)",\s*ar: "(.+?)",?\s*\}/g)].map(
        ([, zh, en = "", ar]): Said => ({ where: path, en, zh, ar }),
      ),
    );
}

const read = (path: string) => readFileSync(join(root, path), "utf8");

function flat(value: unknown, path = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, path === "" ? key : `${path}.${key}`));
}

/** Each way to say an English text in a language, with the places that say so. */
function waysOf(texts: readonly Said[], language: (typeof languages)[number]): Map<string, string[]> {
  const ways = Map.groupBy(
    texts.filter((text) => text[language] !== undefined),
    (text) => text[language] ?? "",
  );
  return new Map([...ways].map(([way, places]) => [way, places.map(({ where }) => where)]));
}

const texts = [...textsOfScreens(), ...textsOfCode()];
const byEnglish = Map.groupBy(texts, ({ en }) => en);
const allowed = new Set(Object.values(homonyms).flat());
const several = [...byEnglish].flatMap(([en, same]) =>
  languages
    .map((language) => waysOf(same, language))
    .filter((ways) => ways.size > 1)
    .map((ways) => ({ en, ways: Object.fromEntries(ways) })),
);

test("Both the screens' texts and those of contract and server are found", () => {
  expect(textsOfScreens().length).toBeGreaterThan(1000);
  expect(textsOfCode().length).toBeGreaterThan(800);
});

const oneWord =
  "These English texts have several translations. Say one thing with one word, best from one place (CONTRIBUTING, “A text”); " +
  "where one English word means several things, put it into lint-seeds/homonyms.ts under what sets its meanings apart.";

test("No English text has two translations in a language without a reason", () => {
  expect(
    several.filter(({ en }) => !allowed.has(en)),
    oneWord,
  ).toEqual([]);
});

test("The list of homonyms has none that is no longer one", () => {
  const still = new Set(several.map(({ en }) => en));
  expect([...allowed].filter((en) => !still.has(en))).toEqual([]);
});

test("No field that many modules have is named again: commonFieldTexts says it", () => {
  const common = Object.values(commonFieldTexts);
  const again = textsOfCode().filter(
    ({ en, zh, ar, where }) =>
      !where.endsWith("common-field-texts.ts") &&
      // A paper has words of its own.
      !where.includes("/documents/") &&
      common.some((text) => text.en === en && text.zh === zh && text.ar === ar),
  );
  expect(again.map(({ en, where }) => `${en}: ${where}`)).toEqual([]);
});

const words = flat(JSON.parse(read("web/src/app/locales/en.json")).words).map(([, text]) => text);

test("No module's screens translate a word of the whole product again: word(…) says it", () => {
  const shell = "web/src/app/locales/en.json words.";
  const again = textsOfScreens().filter(({ en, where }) => words.includes(en) && !where.startsWith(shell));
  expect(again.filter(({ en }) => !allowed.has(en)).map(({ en, where }) => `${en}: ${where}`)).toEqual([]);
});

const whole = ({ zh, en, ar }: Said) => JSON.stringify([zh, en, ar]);
const keyOf = ({ where }: Said) => where.replace(/^web\/src\/([^/]+)\/locales\/en\.json /, "$1:");

/** Names of the contract's fields: of modules' `…field-texts.ts`, and those that stand at a field's schema. */
function namesOfFields(): Set<string> {
  const listed = textsOfCode().filter(({ where }) => /^contract\/.*field-texts\.ts$/.test(where));
  const atSchemas = globSync("contract/src/**/*.ts", { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/named\([^{}]*,\s*\{\s*zh: "(.+)",\s*en: "(.+)",\s*ar: "(.+?)",?\s*\}/g)].map(
      ([, zh, en = "", ar]): Said => ({ where: path, en, zh, ar }),
    ),
  );
  return new Set([...listed, ...atSchemas].map(whole));
}
const fieldNames = namesOfFields();
const twice = textsOfScreens()
  .filter((text) => fieldNames.has(whole(text)))
  .map(keyOf);
const meant = Object.values(saidOnScreens).flat();

test("No screen says a field's name again that the contract has: useFieldTexts, labelsOf or a form's field says it", () => {
  expect(twice.filter((key) => !meant.includes(key))).toEqual([]);
});

test("The list of screens' own texts has none that the contract does not say as well", () => {
  expect(meant.filter((key) => !twice.includes(key))).toEqual([]);
});

test("No hint repeats how large a file may be: the file's input says it", () => {
  const repeated = textsOfScreens().filter(({ en }) => /\bup to \d+ ?MB/.test(en));
  expect(repeated.map(({ where }) => where)).toEqual([]);
});

test.each(["en", "zh", "ar"] as const)("No text in %s has a word back that the trade's editor took out", (language) => {
  const back = texts.flatMap((text) =>
    Object.entries(takenOut[language])
      .filter(([word]) => text[language]?.includes(word) === true)
      .map(([word, better]) => `${text.where}: ${word}, say ${better}`),
  );
  expect(back).toEqual([]);
});

test("A Chinese text of the screens that is one sentence has no full stop", () => {
  const stopped = textsOfScreens().filter(({ zh }) => zh !== undefined && /^[^。？！]*。$/.test(zh));
  expect(stopped.map(({ where, zh }) => `${where}: ${zh}`)).toEqual([]);
});
