import type { FileUse, StoredFile } from "@lading/contract/files";
import { Form } from "antd";
import { useState } from "react";
import { CallError, uploadFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { fileRefusal } from "../inputs/file-refusal.ts";
import { totalsOf, UploadQueue, type Sending } from "./upload-queue.ts";

/** The form's field that holds what was uploaded. */
export const uploadsField = "files";
/** A value of the form that no field shows: whether files are on their way. */
const uploadingField = "uploading";

/** For `RecordForm`: files that are on their way would be left out. */
export function useNotYet(): (values: Record<string, unknown>) => string | undefined {
  const { t } = useTexts("app");
  return (values) => (values[uploadingField] === true ? t("uploads.still") : undefined);
}

interface UploadsOptions<Entry> {
  use: FileUse;
  /** Most files in the field. */
  most: number;
  /** Most that are added at once; default `most`. */
  mostAtOnce?: number;
  /** The field's entry of a file that the server has. */
  entryOf: (file: StoredFile) => Entry;
}

/** Files on their way, and the person's actions on them. */
export interface Uploads {
  items: readonly Sending[];
  add: (chosen: readonly File[]) => void;
  again: (key: string) => void;
  cancel: (key: string) => void;
}

/** Uploads files into the form's field; what is on its way is in `items`. */
export function useUploads<Entry>({ use, most, mostAtOnce = most, entryOf }: UploadsOptions<Entry>): Uploads {
  const { t, language } = useTexts("app");
  const form = Form.useFormInstance();
  const [items, setItems] = useState<readonly Sending[]>([]);
  const [queue] = useState(
    () =>
      new UploadQueue({
        onChange: (now) => {
          setItems(now);
          form.setFieldValue(uploadingField, totalsOf(now) !== undefined);
        },
        problemOf: (error) =>
          error instanceof CallError && error.failure === "refused" ? error.message : t("uploads.lost"),
        send: async (file, options) => {
          const stored = await uploadFile(file, use, { ...options, quiet: true, ownErrors: true });
          form.setFields([{ name: uploadsField, value: [...there(), entryOf(stored)], errors: [] }]);
        },
      }),
  );

  function there(): readonly Entry[] {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else writes this field
    return (form.getFieldValue(uploadsField) as readonly Entry[] | undefined) ?? [];
  }

  function add(chosen: readonly File[]): void {
    const coming = queue.items.filter(({ state }) => state !== "done").length;
    const room = Math.max(0, most - there().length - coming);
    const files = chosen.slice(0, Math.min(room, mostAtOnce));
    if (files.length < chosen.length) notify.warning(t("uploads.most", { max: room < mostAtOnce ? most : mostAtOnce }));
    const refused = files.map((file) => fileRefusal(file, use, language));
    for (const [place, wrong] of refused.entries())
      if (wrong !== undefined) notify.error(`${files[place]?.name ?? ""}: ${wrong}`);
    queue.add(files.filter((_file, place) => refused[place] === undefined));
  }

  return { items, add, again: (key) => queue.again(key), cancel: (key) => queue.cancel(key) };
}
