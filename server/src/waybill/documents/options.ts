import type { Language } from "@lading/contract/core";

/** Options for all pages of a batch. */
export interface DocumentOptions {
  language: Language;
  /** The title that the PDF bears, by which viewers name it. */
  title: string;
  /** The forwarder whose documents these are. */
  company: Forwarder;
  /** Where the public reaches the application, without a slash at the end. */
  publicUrl: string;
}

export interface Forwarder {
  name: string;
  /** JPEG or PNG; anything else is left out. */
  logo?: Uint8Array;
  address?: string;
  phone?: string;
  email?: string;
}

/** The public tracking page of a shipment: what the QR code says. */
export function trackingUrl(publicUrl: string, houseNumber: string): string {
  return `${publicUrl.replace(/\/+$/, "")}/waybillDetail?numbers=${encodeURIComponent(houseNumber)}`;
}

/** The name under which a template shows the forwarder's logo, by what the file is; null for none. */
export function logoName(logo: Uint8Array | undefined): string | null {
  const starts = (...bytes: number[]) => bytes.every((byte, at) => logo?.[at] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47)) return "logo.png";
  return starts(0xff, 0xd8, 0xff) ? "logo.jpg" : null;
}
