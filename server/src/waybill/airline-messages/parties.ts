import { fill, type AnswerOf, type Language } from "@lading/contract/core";
import { partyKnown, waybillFieldTexts, type readAirWaybillMessages } from "@lading/contract/waybill";
import { namesOf, type Named, type NamesQuestion } from "../parties/blocked-party.ts";

type Mains = AnswerOf<typeof readAirWaybillMessages>["mains"];
type ReadNote = Mains[number]["notes"][number];

/** The same with what is known against their parties, told at each party's field before what is to know of it else. */
export async function withPartyNotes(mains: Mains, ask: NamesQuestion | undefined, language: Language): Promise<Mains> {
  const named: Named[] = mains.flatMap(({ waybill, houses }) => [waybill, ...houses.map((house) => house.waybill)]);
  const names = [...new Set(named.flatMap((one) => namesOf(one).map(({ name }) => name)))];
  const known = ask && names.length > 0 ? await ask(names) : new Map<string, string>();
  if (known.size === 0) return mains;
  const notesOf = (one: Named): ReadNote[] =>
    namesOf(one).flatMap(({ field, name }) => {
      const entry = known.get(name);
      if (entry === undefined) return [];
      const message = fill(partyKnown[language], { name: entry });
      return [{ field, label: waybillFieldTexts[field][language], message }];
    });
  return mains.map(({ notes, houses, ...main }) => ({
    ...main,
    notes: [...notes, ...notesOf(main.waybill)],
    houses: houses.map((house) => ({ ...house, notes: [...notesOf(house.waybill), ...house.notes] })),
  }));
}
