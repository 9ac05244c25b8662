import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languages, type Language } from "@lading/contract/core";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "../..");
/** Plural forms of one text; languages have different ones (Arabic six). */
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

function texts(value: unknown, path = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => texts(inner, path === "" ? key : `${path}.${key}`));
}

function textsOf(module: string, language: Language): [key: string, text: string][] {
  return texts(JSON.parse(readFileSync(join(source, module, "locales", `${language}.json`), "utf8")));
}

function namesOf(module: string, language: Language): string[] {
  return [...new Set(textsOf(module, language).map(([key]) => key.replace(pluralForm, "")))].toSorted();
}

/** The names of the values that a text takes, as one text. */
function valuesOf(text: string): string {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "");
  return names.toSorted((a, b) => a.localeCompare(b)).join(" ");
}

const modules = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((path) => /^([^/\\]+)[/\\]locales$/.exec(path)?.[1])
  .filter((module) => module !== undefined);

describe.each(modules)("the texts of %s", (module) => {
  it.each(languages)("are the same ones in %s as in English", (language) => {
    expect(namesOf(module, language)).toEqual(namesOf(module, "en"));
  });

  it.each(languages)("are none of them empty in %s", (language) => {
    const empty = textsOf(module, language).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  it.each(languages)("name the same values in %s as in English", (language) => {
    const english = new Map(textsOf(module, "en"));
    const other = textsOf(module, language).filter(([key, text]) => {
      const same = english.get(key);
      return same !== undefined && valuesOf(text) !== valuesOf(same);
    });
    expect(other).toEqual([]);
  });

  it("have every plural form that each language needs", () => {
    const missing = languages.flatMap((language) => {
      const keys = new Set(textsOf(module, language).map(([key]) => key));
      const counted = namesOf(module, language).filter((name) => keys.has(`${name}_other`));
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      return counted
        .flatMap((name) => forms.map((form) => `${language} ${name}_${form}`))
        .filter((key) => !keys.has(key.slice(3)));
    });
    expect(missing).toEqual([]);
  });
});

it("name their values in two pairs of braces: those in one pair are shown as they stand", () => {
  const slips = modules.flatMap((module) =>
    languages.flatMap((language) => textsOf(module, language).filter(([, text]) => /(?<!\{)\{\w+\}(?!\})/.test(text))),
  );
  expect(slips).toEqual([]);
});

it("are there for the shell", () => {
  expect(modules).toContain("app");
});
