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

/** Joins what is there with commas, Arabic ones between Arabic words. */
export function enumerated(parts: readonly (string | undefined)[]): string {
  const comma = parts.some((part) => /\p{Script=Arabic}/u.test(part ?? "")) ? "، " : ", ";
  return listed(parts, comma);
}

/** Joins what is there. */
export function listed(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
