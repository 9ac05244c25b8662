/** How persons are addressed before their names, beside the few that are left out of every name (`org-words.ts`). */
const arabic =
  "السيد السيدة الآنسة الشيخ الحاج الدكتور الدكتورة المهندس الأستاذ الاستاذ الأستاذة اللواء الفريق العميد العقيد المقدم الرائد النقيب الملازم المشير الجنرال " +
  "الركن الأول القاضي الأمير المستشار البروفيسور الوزير الرئيس النائب السفير القائد العلامة الملا الإمام الامام المدعو المواطن مولانا مولوي علامه دكتر دکتر مهندس " +
  "سردار سرلشکر سرتیپ سرهنگ پاسدار آقای خانم جناب حضرت استاد شهید د م أ";
const latin =
  "mr mrs ms miss dr prof eng engr ing lt ltc gen brig general brigadier major maj colonel col captain capt cpt commander cmdr marshal field admiral vice rear lieutenant sergeant " +
  "sgt ayatollah hojjatoleslam hojatoleslam hojjat maulana mawlana maulvi mawlawi mullah molla ustad ustaz ustadh sardar sardaar emir amir imam president minister " +
  "prime judge justice senator ambassador governor chief king prince princess sultan his her excellency he hon honourable honorable sir lady lord herr frau dipl monsieur madame " +
  "mme mlle senor senora sr sra don dona signor signora pan pani gospodin gospodina comrade comandante general-major";
const cyrillic =
  "г-н г-жа господин госпожа гражданин генерал генерал-майор генерал-полковник генерал-лейтенант полковник подполковник майор капитан адмирал маршал президент министр доктор профессор пан шейх мулла имам";
const titles = new Set([arabic, latin, cyrillic].flatMap((words) => words.split(" ")));
const behind = /[\s,]+(?:المحترم|المحترمة|حفظه الله|رحمه الله|esq\.?|phd|ph\.\s?d\.?|md|m\.d\.|mp|jr\.?|sr\.?)\s*$/iu;
const phrase =
  /^\s*(?:آية الله(?: العظمى)?|آیت الله|حجة الإسلام(?: والمسلمين)?|حجت الاسلام|صاحب السمو|معالي|سعادة|فضيلة|سماحة)\s+(?=\p{L})/u;

/** A person's name without the titles before and behind it, two words at least; null where there are none. */
export function withoutTitles(name: string): string | null {
  let left = name.replace(behind, "").replace(phrase, "");
  for (;;) {
    const [first = "", rest = ""] = /^\s*([\p{L}\p{M}’'-]+)[.\s/,]+(\S.*)$/su.exec(left)?.slice(1) ?? [];
    if (!titles.has(first.toLowerCase()) || rest.trim().split(/\s+/).length < 2) break;
    left = rest;
  }
  return left === name ? null : left;
}
