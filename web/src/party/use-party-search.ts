import { useState } from "react";
import { useTyped } from "#ui";

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
  const search = useTyped((text ?? typed).trim().slice(0, 80));
  return {
    input: { search, ...(chosenId !== "" && { chosenId }) },
    options: { quiet: true, ownErrors: true, enabled: isAwake || chosenId !== "" },
    field: { onSearch: setTyped, wake: () => setAwake(true) },
  };
}
