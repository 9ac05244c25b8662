/** A shipper or consignee as a document names it; what is left out or empty is not shown. */
export interface Party {
  name: string;
  company?: string;
  phone?: string;
  email?: string;
  address?: string;
  city?: string;
  province?: string;
  postalCode?: string;
  /** The country's name in the document's language. */
  country?: string;
}

/** A party's lines on paper: heading, contact, and place. */
export interface PartyLines {
  name: string;
  company: string;
  phone: string;
  email: string;
  address: string;
  place: string;
}

export function partyLines(party: Party): PartyLines {
  const { name, company = "", phone = "", email = "", address = "" } = party;
  return {
    name: name || company,
    company: name && company !== name ? company : "",
    phone,
    email,
    address,
    place: enumerated([listed([party.postalCode, party.city], " "), party.province, party.country]),
  };
}

/** Joins what is there with commas: Arabic ones beside Arabic words, full-width ones between Chinese words alone. */
export function enumerated(parts: readonly (string | undefined)[]): string {
  const words = parts.filter(Boolean);
  if (words.some((word) => /\p{Script=Arabic}/u.test(word ?? ""))) return listed(words, "، ");
  return listed(words, words.every((word) => /\p{Script=Han}/u.test(word ?? "")) ? "，" : ", ");
}

/** Joins what is there. */
export function listed(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
