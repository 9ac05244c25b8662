/**
 * Words before or behind a party's name in its box on a bill of lading, an invoice or a letter of credit that name
 * nobody: how it is addressed, for whom it acts, and how it is reached.
 */
const before =
  /^\s*(?:messrs\.?|m\/s\.?|c\/o|care\s+of|attn\.?(?:\s*:)?|attention\s*:?|(?:un)?to\s+(?:the\s+)?order\s+of|order\s+of|on\s+behalf\s+of|for\s+(?:and\s+on\s+behalf|account)\s+of|for\s+the\s+account\s+of|notify(?:\s+party)?\s*:?|consignee\s*:?|shipper\s*:?|the\s+firm|firma|branch\s+of|branch\s+office\s+of|head\s+office\s+of|représentant|a\/c)\s+(?=\p{L})/iu;

const behind: readonly RegExp[] = [
  /[\s,;(/-]+(?:on\s+behalf\s+of|as\s+agents?(?:\s+(?:for|of|only))?|for\s+(?:and\s+on\s+behalf|account|the\s+account)\s+of|c\/o|care\s+of|attn\.?|attention\s*:)(?!\p{L}).*$/isu,
  /[\s,;(-]+(?:and|&)\s+(?:its|all\s+its|their)?\s*(?:subsidiar(?:y|ies)|affiliates?|branches|related\s+companies).*$/isu,
  // How it is reached, and by which numbers it is registered.
  /[\s,;(-]+(?:p\.?\s*o\.?\s*b(?:ox|\.)|post\s*box|b\.?\s?p\.?\s*(?=\d)|a\/ya|а\/я|ص\s*\.?\s*ب)[\s.:]*\d.*$/isu,
  /[\s,;(-]+(?:tel(?:ephone|efon)?|phone|ph|fax|mob(?:ile)?|cell|whatsapp|тел|هاتف|فاكس|电话|電話|传真)\s*(?:no)?[\s.:/]*(?:\+|\(|0)?\d.*$/isu,
  /[\s,;(-]+(?:e-?mail\s*:?\s*)?[\w.+-]+@[\w-]+\.[\w.]+.*$/isu,
  /[\s,;(-]+(?:www\.|https?:\/\/)\S+.*$/isu,
  /[\s,;(-]+(?:vat|tax|tin|trn|inn|инн|ogrn|огрн|eori|reg(?:istration)?|company|licen[cs]e|c\.?\s?r\.?|nit|ruc|rif|rfc|cnpj|gstin?|uscc)(?:\s*(?:id|no|number|nr|reg|code))*[\s.:#-]*(?=[a-z-]*\d{5})[a-z\d./-]+.*$/isu,
];

/** A name without what stands beside it; null of a name that stands alone. */
export function withoutBeside(name: string): string | null {
  let left = name.replace(before, "");
  for (const pattern of behind) {
    const cut = left.replace(pattern, "");
    if (/\p{L}{2}/u.test(cut)) left = cut;
  }
  return left === name ? null : left.trim();
}
