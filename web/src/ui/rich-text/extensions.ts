import { Image } from "@tiptap/extension-image";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { Picture } from "./Picture.tsx";

/** Where a link may lead; the server has the same list. */
export const linkPattern = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/i;

/** Pictures of the file storage only: pasted ones of other places, and such as are written out in the text, stay out. */
const StoredPicture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/files/"]' }],
  addNodeView: () => ReactNodeViewRenderer(Picture),
});

/** Formatting that can be written; pasted text loses any other. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: "https",
      protocols: ["mailto", "tel"],
      isAllowedUri: (url) => linkPattern.test(url),
    },
  }),
  StoredPicture,
];
