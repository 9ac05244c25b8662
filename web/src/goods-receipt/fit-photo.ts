import { fileUses } from "@lading/contract/files";

/** Pixels of the longer side of a photo that was made smaller: a label on a box can still be read. */
const longestSide = 2048;
const quality = 0.8;

/**
 * A phone's photo is often larger than an upload may be: such a one is made smaller before it is sent. One that is small
 * enough, and what the browser cannot show, stays as it is.
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
