import { Button } from "antd";
import { useState, type ReactNode } from "react";
import { useMay } from "#core/menu";
import { TabModal } from "./TabModal.tsx";

interface Editing<Item> {
  /** The menu page whose rights to add and to edit are asked. */
  page: `/${string}`;
  /** On the buttons, and above the form; without titles the buttons' words stand there. */
  words: { add: string; edit: string; addTitle?: string; editTitle?: string };
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
  const may = useMay();
  /** What the form edits; null adds one, undefined: the form is closed. */
  const [edited, setEdited] = useState<Item | null>();
  const close = () => setEdited(undefined);
  const title = edited ? (words.editTitle ?? words.edit) : (words.addTitle ?? words.add);
  return {
    addButton: may(`${page}:add`) && (
      <Button type="primary" onClick={() => setEdited(null)}>
        {words.add}
      </Button>
    ),
    editButton: (item: Item) =>
      may(`${page}:edit`) && (
        <Button type="link" onClick={() => setEdited(item)}>
          {words.edit}
        </Button>
      ),
    modal: edited !== undefined && (
      <TabModal open title={title} onCancel={close} {...(width !== undefined && { width })}>
        {form(edited, close)}
      </TabModal>
    ),
  };
}
