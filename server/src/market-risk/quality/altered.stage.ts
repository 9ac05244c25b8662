/** How people and systems misspell names; each from one seed, so that a set is the same in every run. */
export const alterations = {
  "two letters swapped": (name: string, random: () => number) => {
    const at = between(name, random);
    return name.slice(0, at) + (name[at + 1] ?? "") + (name[at] ?? "") + name.slice(at + 2);
  },
  "a letter missing": (name: string, random: () => number) => {
    const at = between(name, random);
    return name.slice(0, at) + name.slice(at + 1);
  },
  "another transliteration": (name: string, random: () => number) => {
    let written = name.toUpperCase();
    for (const [from, to] of spellings) written = written.replace(from, to[Math.floor(random() * to.length)] ?? "");
    return written;
  },
  "another word order": (name: string) => name.replaceAll(",", "").split(" ").toReversed().join(" "),
} as const satisfies Record<string, (name: string, random: () => number) => string>;

const spellings: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/M[OU]HAMM?[AE]D/g, ["Mohamed", "Muhammed", "Mohamad", "Mohammad"]],
  [/HUSS?[AE][IY]N/g, ["Hussain", "Hussein", "Husayn"]],
  [/Y[OU]+SS?[EU]F/g, ["Youssef", "Yusuf", "Yousif"]],
  [/ABD (AL|EL)-?/g, ["Abdul ", "Abd Al "]],
  [/Q/g, ["K", "Q"]],
  [/OU/g, ["U", "OO"]],
  [/KH/g, ["H", "KH"]],
  [/EV\b/g, ["EFF", "EV", "IEV"]],
  [/IYY?/g, ["I", "IY"]],
  [/EE/g, ["I"]],
  [/(?<=[A-Z])H\b/g, [""]],
];

/** A place inside of the name, with two letters to swap. */
function between(name: string, random: () => number): number {
  for (;;) {
    const at = 1 + Math.floor(random() * (name.length - 3));
    if (/^[\p{L}]{2}$/u.test(name.slice(at, at + 2))) return at;
  }
}

/** Numbers from 0 to 1 that are the same in every run (Lehmer's generator). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
