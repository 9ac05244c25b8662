import { Form } from "antd";
import { useState } from "react";
import { CallError, uploadFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { fileRefusal } from "#ui";
import { totalsOf, UploadQueue, type Sending } from "./upload-queue.ts";
import { guessType, type Uploaded } from "./uploads.ts";

/** The form's field that holds what was uploaded. */
export const filesField = "files";
/** A value of the form that no field shows: whether files are on their way. */
const uploadingField = "uploading";

/** For `RecordForm`: files that are on their way would be left out. */
export function useNotYet(): (values: Record<string, unknown>) => string | undefined {
  const { t } = useTexts("cargo-file");
  return (values) => (values[uploadingField] === true ? t("stillSending") : undefined);
}

/** Uploads files into the form's field, `most` at most; what is on its way is in `items`. */
export function useUploads(most: number) {
  const { t, language } = useTexts("cargo-file");
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
          error instanceof CallError && error.failure === "refused" ? error.message : t("connectionLost"),
        send: async (file, options) => {
          const { id, name, size } = await uploadFile(file, "cargoFile", { ...options, quiet: true, ownErrors: true });
          set([...there(), { fileId: id, type: guessType(name), name, size }]);
        },
      }),
  );

  function there(): readonly Uploaded[] {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else writes this field
    return (form.getFieldValue(filesField) as readonly Uploaded[] | undefined) ?? [];
  }

  function set(files: readonly Uploaded[]): void {
    form.setFields([{ name: filesField, value: files, errors: [] }]);
  }

  function add(chosen: readonly File[]): void {
    const coming = queue.items.filter(({ state }) => state !== "done").length;
    const files = chosen.slice(0, Math.max(0, most - there().length - coming));
    if (files.length < chosen.length) notify.warning(t("most", { max: most }));
    const refused = files.map((file) => fileRefusal(file, "cargoFile", language));
    for (const [place, wrong] of refused.entries())
      if (wrong !== undefined) notify.error(`${files[place]?.name ?? ""}: ${wrong}`);
    queue.add(files.filter((_file, place) => refused[place] === undefined));
  }

  return { items, add, again: (key: string) => queue.again(key), cancel: (key: string) => queue.cancel(key) };
}
