export { cleanRichText, picturesOf, plainText, withPicturesFrom } from "./rich-text.ts";
