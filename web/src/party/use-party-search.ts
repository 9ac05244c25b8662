import { useState } from "react";
import { isAsking, useTyped } from "#ui";

interface Looking {
  /** The text that is typed; without it `onSearch` keeps it. */
  text?: string | undefined;
  /** A party to be named whatever is searched. */
  chosenId?: string | undefined;
}

/**
 * Looks for parties while the person types, once they reach for the field or a party is chosen: the input and options
 * of the call that finds them.
 */
export function usePartySearch({ text, chosenId = "" }: Looking) {
  const [typed, setTyped] = useState("");
  const [isAwake, setAwake] = useState(false);
  const wanted = (text ?? typed).trim().slice(0, 80);
  const search = useTyped(wanted);
  return {
    input: { search, ...(chosenId !== "" && { chosenId }) },
    options: { quiet: true, ownErrors: true, enabled: isAwake || chosenId !== "" },
    /** Of the read of these: the answer to what is typed is not there yet. */
    isWaiting: (read: Parameters<typeof isAsking>[2]) => isAsking(wanted, search, read),
    field: { onSearch: setTyped, wake: () => setAwake(true) },
  };
}
