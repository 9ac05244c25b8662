import type { Language } from "@lading/contract/core";
import { audienceOf, companyNameOf, type SessionInfo } from "#core/session";

/** Figures of overview §9. */
export const watermark = { tilePx: 300, rotationDegrees: 30, fontPx: 14, colour: "#d9d9d9", delayMs: 500 } as const;

/** Company code and user name for staff, the company's name for customers (overview §1). */
export function watermarkText(session: SessionInfo, language: Language): string {
  return audienceOf(session) === "staff"
    ? `${session.CompanyCode} ${session.UserName}`.trim()
    : companyNameOf(session, language);
}

/** A tile as a `data:` address for a background. */
export function watermarkTile(text: string): string {
  const { tilePx, rotationDegrees, fontPx, colour } = watermark;
  const middle = tilePx / 2;
  const safe = text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tilePx}" height="${tilePx}">` +
    `<text x="${middle}" y="${middle}" fill="${colour}" font-family="sans-serif" font-size="${fontPx}px" ` +
    `text-anchor="middle" transform="rotate(${rotationDegrees} ${middle} ${middle})">${safe}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
