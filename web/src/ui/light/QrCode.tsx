import { useEffect, useState } from "react";

interface QrCodeProps {
  text: string;
  /** Width and height of the picture. */
  pixels: number;
  alt: string;
}

/** A QR code of the text; nothing until it is drawn. */
export function QrCode({ text, pixels, alt }: QrCodeProps) {
  const [picture, setPicture] = useState("");
  useEffect(() => {
    import("qrcode")
      // Twice as many, for sharp screens.
      .then(({ toDataURL }) => toDataURL(text, { width: 2 * pixels, margin: 1 }))
      .then(setPicture, () => setPicture(""));
  }, [text, pixels]);
  return picture === "" ? null : <img src={picture} width={pixels} height={pixels} alt={alt} />;
}
