import { useState } from "react";
import { draftOf, sortMessages, type DraftHouse, type DraftMain } from "./draft.ts";
import type { Read } from "./AirlineMessageImportSteps.tsx";

type Messages = Readonly<Record<string, string>>;

/** The draft of the read messages under change, and the messages at its fields, by their place in the call's input. */
export function useDraft(read: Read) {
  const [draft, setDraft] = useState(() => draftOf(read));
  const [messages, setMessages] = useState<Messages>({});

  function part(fields: Messages): { own: Messages; others: Messages } {
    const { completion, rows } = sortMessages(fields, draft);
    const { customerId, ...own } = completion;
    return { own: { ...own, ...(customerId !== undefined && { customerName: customerId }) }, others: rows };
  }

  const changeMain = (mainNumber: string, change: (main: DraftMain) => DraftMain) =>
    setDraft((now) => now.map((main) => (main.mainNumber === mainNumber ? change(main) : main)));
  return {
    draft,
    messages,
    drawn: { part, show: setMessages },
    changeMain,
    changeHouse: (mainNumber: string, key: string, change: (house: DraftHouse) => DraftHouse) =>
      changeMain(mainNumber, (main) => ({
        ...main,
        houses: main.houses.map((house) => (house.key === key ? change(house) : house)),
      })),
  };
}

export type Work = ReturnType<typeof useDraft>;
