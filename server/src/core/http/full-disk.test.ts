import { tmpdir } from "node:os";
import { languages } from "@lading/contract/core";
import { expect, test } from "vitest";
import { startTestApp } from "#core/testing";

/** A folder of Linux whose disk says that it has no room. */
const full = "/proc";
const away = Object.assign(new Error("connect ENOENT"), { code: "ENOENT" });

async function refusalsOf(databaseFolder: string) {
  const plugin = { name: "example", routes: [], plugin: example };
  const app = await startTestApp({ modules: [plugin], dependencies: { databaseFolder } });
  try {
    const asked = languages.map((language) => app.app.inject({ url: "/example/away", headers: { language } }));
    const answers = (await Promise.all(asked)).map((answer) =>
      answer.json<{ ErrorMsg: string; Content: { code: string } }>(),
    );
    return {
      codes: new Set(answers.map(({ Content }) => Content.code)),
      said: answers.map(({ ErrorMsg }) => ErrorMsg),
    };
  } finally {
    await app.close();
  }
}

/** Stands for uploads and downloads, which are no calls. */
const example: NonNullable<Parameters<typeof startTestApp>[0]["modules"][number]["plugin"]> = async (scope) => {
  scope.get("/example/away", () => Promise.reject(away));
};

test.runIf(process.platform === "linux")(
  "A database that ended for want of room is a full disk, to whoever uploads or downloads as well, in their language",
  async () => {
    const { codes, said } = await refusalsOf(full);
    expect([...codes]).toEqual(["core.storageFull"]);
    expect(new Set(said).size).toBe(3);
    expect([...(await refusalsOf(tmpdir())).codes]).toEqual(["core.unavailable"]);
  },
);
