import { parseInput } from "@lading/contract/core";
import { importAirWaybillMessages } from "@lading/contract/waybill";
import { useState } from "react";
import { CallError, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { draftOf, inputOf, sortMessages, type Completion, type DraftHouse, type DraftMain } from "./draft.ts";
import type { Done, Read } from "./AirlineMessageImportSteps.tsx";

const timeoutMs = 120_000;

interface Handlers {
  onDone: (done: Done) => void;
  /** Messages at what is filled in once, by field. */
  onCompletion: (messages: Readonly<Record<string, string>>) => void;
}

/** The draft of the read messages under change, its messages, and its import. */
export function useDraft(read: Read, { onDone, onCompletion }: Handlers) {
  const { language } = useTexts("waybill");
  const send = useSubmission(importAirWaybillMessages, { ownErrors: true, timeoutMs });
  const [draft, setDraft] = useState(() => draftOf(read));
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function show(fields: Readonly<Record<string, string>>, whole: string): void {
    const { completion, rows } = sortMessages(fields, draft);
    setMessages(rows);
    onCompletion(completion);
    setProblem(whole);
  }

  async function save(completion: Completion): Promise<void> {
    setMessages({});
    setProblem(null);
    const parsed = parseInput(importAirWaybillMessages.input, inputOf(draft, completion), language);
    if (!parsed.ok) {
      show(parsed.answer.fields, parsed.answer.message);
      return;
    }
    setBusy(true);
    try {
      onDone(await send(parsed.value));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      show(error.fields, error.message);
    } finally {
      setBusy(false);
    }
  }

  const changeMain = (mainNumber: string, change: (main: DraftMain) => DraftMain) =>
    setDraft((now) => now.map((main) => (main.mainNumber === mainNumber ? change(main) : main)));
  return {
    draft,
    messages,
    problem,
    isBusy,
    save,
    changeMain,
    changeHouse: (mainNumber: string, key: string, change: (house: DraftHouse) => DraftHouse) =>
      changeMain(mainNumber, (main) => ({
        ...main,
        houses: main.houses.map((house) => (house.key === key ? change(house) : house)),
      })),
  };
}

export type Work = ReturnType<typeof useDraft>;
