import { fileKinds, fileUses, nameBytes, type StoredFile } from "@lading/contract/files";
import { mostPhotos } from "@lading/contract/goods-receipt";
import { Button } from "antd";
import { useRef, useState } from "react";
import { uploadFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { fileRefusal } from "#ui";
import { Icon } from "#ui/light";
import { fitPhoto } from "./fit-photo.ts";

interface PhotosFieldProps {
  value?: readonly StoredFile[];
  onChange?: (photos: readonly StoredFile[]) => void;
}

const { kinds, maxBytes } = fileUses.goodsPhoto;

/** Pictures of the goods: from the phone's camera or from files, sent one after the other. */
export function PhotosField({ value = [], onChange }: PhotosFieldProps) {
  const { t, word, language } = useTexts("goods-receipt");
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);

  async function send(chosen: readonly File[]): Promise<void> {
    const files = chosen.slice(0, mostPhotos - value.length);
    if (files.length < chosen.length) notify.warning(t("mostPhotos", { max: mostPhotos }));
    setSending(true);
    let there = value;
    for (const photo of files) {
      const file = await fitPhoto(photo);
      const wrong = fileRefusal(file, "goodsPhoto", language);
      if (wrong !== undefined) {
        notify.error(`${file.name}: ${wrong}`);
        continue;
      }
      try {
        there = [...there, await uploadFile(file, "goodsPhoto")];
        onChange?.(there);
      } catch {
        // The upload itself has told why.
      }
    }
    setSending(false);
  }

  return (
    <div className="receipt-photos">
      <input
        ref={input}
        type="file"
        multiple
        // antd's forms show every file input, whatever a class or `hidden` says.
        style={{ display: "none" }}
        aria-label={t("choosePhotos")}
        accept={kinds.map((kind) => `.${fileKinds[kind].extension}`).join(",")}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void send(files);
        }}
      />
      <Button data-stop icon={<Icon name="file" />} loading={isSending} onClick={() => input.current?.click()}>
        {t("choosePhotos")}
      </Button>
      <bdi className="muted">{nameBytes(maxBytes)}</bdi>
      {value.map((photo) => (
        <span key={photo.id} className="receipt-photo">
          <bdi>{photo.name}</bdi>
          <button
            type="button"
            className="tool-button"
            aria-label={word("removeNamed", { name: photo.name })}
            onClick={() => onChange?.(value.filter((one) => one !== photo))}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
    </div>
  );
}
