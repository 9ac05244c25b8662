/** Kinds of file that Lading takes in or makes, by content: MIME type, usual extension, and whether a browser may show it in place. */
export const fileKinds = {
  jpg: { type: "image/jpeg", extension: "jpg", label: "JPG", inline: true },
  png: { type: "image/png", extension: "png", label: "PNG", inline: true },
  webp: { type: "image/webp", extension: "webp", label: "WebP", inline: true },
  pdf: { type: "application/pdf", extension: "pdf", label: "PDF", inline: true },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    extension: "xlsx",
    label: "Excel (.xlsx)",
    inline: false,
  },
  /** Told by what is not in it: bytes that no text has. */
  csv: { type: "text/csv", extension: "csv", label: "CSV", inline: false },
  xml: { type: "application/xml", extension: "xml", label: "XML", inline: false },
} as const satisfies Record<string, { type: string; extension: string; label: string; inline: boolean }>;

export type FileKind = keyof typeof fileKinds;

/** "JPG, PNG, PDF": how a person reads which kinds are taken. */
export function nameKinds(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => fileKinds[kind].label).join(", ");
}

/** "2 MB": a limit as a person reads it. */
export function nameBytes(bytes: number): string {
  const units = ["B", "kB", "MB", "GB"] as const;
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  return `${Math.round((bytes / 1024 ** power) * 10) / 10} ${units[power]}`;
}
