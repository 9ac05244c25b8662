import { fileUses } from "@lading/contract/files";

/** Pixels of a shrunk photo's longer side: a label on a box can still be read. */
const longestSide = 2048;
const quality = 0.8;

/**
 * Shrinks a photo before it is sent, since a phone's photo is often larger than an upload may be. A photo that is small
 * enough, and a file that the browser cannot show, stay as they are.
 */
export async function fitPhoto(file: File): Promise<File> {
  if (file.size <= fileUses.goodsPhoto.maxBytes || !/^image\/(?:jpeg|png)$/.test(file.type)) return file;
  try {
    const smaller = await drawSmaller(await createImageBitmap(file));
    return new File([smaller], file.name.replace(/\.\w+$/, ".jpg"), { type: smaller.type });
  } catch {
    return file;
  }
}

async function drawSmaller(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return await canvas.convertToBlob({ type: "image/jpeg", quality });
}
