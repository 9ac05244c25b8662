import type { LocalText } from "@lading/contract/core";
import { Button } from "antd";
import { useState, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { TabModal } from "./TabModal.tsx";

/** On the button that adds, and above the form; without `addTitle` the button's words stand there. */
interface EditingWords {
  add: string;
  addTitle?: string;
  editTitle: string;
}

interface Editing<Item> {
  /** The menu page whose rights to add and to edit are asked. */
  page: `/${string}`;
  words: EditingWords;
  /** Pixels of the modal. */
  width?: number;
  /** The form of what is edited; null adds one. */
  form: (item: Item | null, onClose: () => void) => ReactNode;
}

/**
 * A form in a modal that adds a record or edits one: the buttons that open it, for those with the right, and the modal
 * itself, to be placed beside the list.
 */
export function useEditing<Item extends object>({ page, words, width, form }: Editing<Item>) {
  const { word } = useTexts("app");
  const may = useMay();
  /** The edited record; null: a new one, undefined: the form is closed. */
  const [edited, setEdited] = useState<Item | null>();
  const close = () => setEdited(undefined);
  const title = edited ? words.editTitle : (words.addTitle ?? words.add);
  return {
    addButton: may(`${page}:add`) && (
      <Button type="primary" onClick={() => setEdited(null)}>
        {words.add}
      </Button>
    ),
    editButton: (item: Item) =>
      may(`${page}:edit`) && (
        <Button type="link" onClick={() => setEdited(item)}>
          {word("edit")}
        </Button>
      ),
    modal: edited !== undefined && (
      <TabModal open title={title} onCancel={close} {...(width !== undefined && { width })}>
        {form(edited, close)}
      </TabModal>
    ),
  };
}

/** "Add vehicle" and "Edit vehicle", of what `one` is called. */
export function useEditingWords(one: LocalText): EditingWords {
  const { word, language } = useTexts("app");
  return { add: word("addOne", { one: one[language] }), editTitle: word("editOne", { one: one[language] }) };
}
