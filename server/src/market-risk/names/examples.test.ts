import { describe, expect, test } from "vitest";
import { measuredEntries } from "../quality/listed.stage.ts";
import { NameIndex, weaknessOf } from "./index.ts";

const entries = measuredEntries();
const index = new NameIndex(
  entries.flatMap(({ names, kind }, entry) => names.map(({ name }) => ({ entry, name, kind }))),
);
const furtherIndex = (name: string) => new NameIndex([{ entry: 1, name, kind: "entity" }]);
const answer = (name: string, among = index) => among.search(name, 0.8);
const found = (name: string) => answer(name).hits.map((hit) => hit.name);

describe("A listed name is found", () => {
  test.each([
    ["M/V ARTAVIL", "ARTAVIL"],
    ["mt 'Artavil' V.025E", "ARTAVIL"],
    ["IRISL Group", "IRISL"],
    ["حزب الله", "HIZBALLAH"],
    ["حزبالله", "HIZBALLAH"],
    ["Ramsan Kadyrow", "KADYROV, Ramzan Akhmatovich"],
    ["Рамзан Кадыров", "KADYROV, Ramzan Akhmatovich"],
    ["عبدالملك الحوثي", "AL HOUTHI, Abdul Malik"],
    ["عبد الملك الحوثي", "AL HOUTHI, Abdul Malik"],
    ["李方偉", "LI, Fangwei"],
    ["Fang Wei LI", "LI, Fangwei"],
    ["魏学龙", "WEI, Hsueh Lung"],
    ["Rosneft, Moscow", "ROSNEFT"],
    // Word by word back to front, so that the compound is torn; two words written as one; a letter missing.
    ["Bin Hamuda Ahmed Ibrahim Sufian Abu QUMU", "QUMU, Abu Sufian Ibrahim Ahmed Hamuda Bin"],
    ["حسن ظاهرعويس", "HASSAN DAHIR AWEYS"],
    ["LESTAFIER, Anon", "LESTAFIER, Anton"],
    // An acronym before the words that it stands for; a translated, a transcribed and a misspelt Chinese name.
    ["NITC National Iranian Tanker Company", "NATIONAL IRANIAN TANKER COMPANY"],
    ["中国移动有限公司", "CHINA MOBILE LIMITED"],
    ["安徽蘭德集團有限公司", "ANHUI LAND GROUP CO., LIMITED"],
    ["蔡顯泰", "TSAI, Hsein Tai"],
    // Torn and stretched; a letter hit beside the right one; a branch and its place; two characters translated as one word.
    ["الـلـه هـدايـت", "هدايت الله"],
    ["AL-HAMZA DIVISION (Dubai Branch)", "AL-HAMZA DIVISION"],
    ["TOSONG TECHNOLOGY Trdg Corp", "TOSONG TECHNOLOGY TRADING CORPORATION"],
    ["鲍有祥", "PAO, Yu Hsiang"],
    ["苏州艾文特种合金有限公司", "SUZHOU AIWEN SPECIAL ALLOY CO., LTD."],
    // Chinese companies by what their names mean, by their brands, and by pinyin and meaning at once.
    ["中国核工业集团有限公司", "CHINA NATIONAL NUCLEAR CORPORATION"],
    ["中國核工業集團有限公司", "CHINA NATIONAL NUCLEAR CORPORATION"],
    ["中国运载火箭技术研究院", "CHINA ACADEMY OF LAUNCH VEHICLE TECHNOLOGY"],
    ["中国船舶重工股份有限公司", "CHINA SHIPBUILDING INDUSTRY COMPANY LIMITED"],
    ["杭州海康威视数字技术股份有限公司", "HANGZHOU HIKVISION DIGITAL TECHNOLOGY CO., LTD."],
    ["陕西中天火箭技术股份有限公司", "SHAANXI ZHONGTIAN ROCKET TECHNOLOGY COMPANY LIMITED"],
    ["大连海洋渔业集团", "DALIAN OCEAN FISHING CO., LTD."],
    // A letter less, another, or in its neighbour's place, in a short word too; a torn servant; a mistyped title or form.
    ["AMADOU lOUFA", "AMADOU KOUFA"],
    ["AL-FAQIH, daad", "AL-FAQIH, Sa'ad"],
    ["ALEONG, Edfie", "ALEONG, Eddie"],
    ["ADELRAZIK, Sofian", "ABDELRAZIK, Sofian"],
    ["AHMED, Sheih Shakeel", "AHMED, Sheikh Shakeel"],
    ["GTLK EUROPE CAPITAL ADC", "GTLK EUROPE CAPITAL DAC"],
    ["ASYAF GRUOP", "ASYAF GROUP"],
    // Spellings of one Arabic name; the middle names and the servant that life leaves out.
    ["Daoud Ibrahim", "IBRAHIM, Dawood"],
    ["HASAN Youssef, AHMAD", "HASAN YUSUF, Ahmad"],
    ["أنس خطاب", "KHATTAB, Anas Hasan"],
    ["محمود الرمحي", "AL-RAMAHI, Mahmoud Ahmad"],
    ["Djibril Kareem Barey", "BAREY, Djibril Abdul Kareem"],
    ["Ольга Степанова", "STEPANOVA, Olga G."],
    // Organisations of the Arab world, Iran and Russia by what their names mean.
    ["شركة ناقلات النفط الوطنية الإيرانية", "NATIONAL IRANIAN TANKER COMPANY"],
    ["شركة الخطوط الجوية ماهان", "MAHAN AIR"],
    ["المصرف التجاري السوري", "COMMERCIAL BANK OF SYRIA"],
    ["فيلق القدس", "QODS FORCE"],
    ["شرکت ملی نفت ایران", "NATIONAL IRANIAN OIL COMPANY"],
    ["Агентство интернет-исследований", "INTERNET RESEARCH AGENCY LLC"],
    // Ships as papers name them, with their kind, number, voyage and earlier name.
    ["ARTAVIL IMO 9187629", "ARTAVIL"],
    ["oil tanker Artavil", "ARTAVIL"],
    ["ARTAVIL (ex SHADI), Voy. 12W", "ARTAVIL"],
    // A branch and its place behind a company of which little else is a name; a ship that is called like a sea.
    ["POUYAN ELECTRONIC (Dubai Branch)", "POUYAN ELECTRONIC CO."],
    ["METEOR PLANT JSC - Dubai Branch", "METEOR PLANT JSC"],
    ["ATLANTIC", "ATLANTIC"],
  ])("%s", (name, listed) => {
    expect(found(name)).toContain(listed);
  });
});

describe("An Arabic or Persian name is found by its Latin one alone", () => {
  test.each([
    // A Persian compound with a blank, a letter that Iraq writes th, a name run together with the servant behind it.
    ["امیرعلی حاجی زاده", "HAJIZADEH, Amir Ali"],
    ["رشيد طعان كاظم", "Rashid Taan Kathim"],
    ["نظر محمدعبد البصیر", "NAZIR MOHAMMAD ABDUL BASIR"],
    // Bin in one with the name behind it.
    ["رمزي محمد عبد الله بن الشيبة", "RAMZI MOHAMED ABDULLAH BINALSHIBH"],
  ])("%s", (name, listed) => {
    const alone = new NameIndex([{ entry: 1, name: listed, kind: "person" }]);
    expect(alone.search(name, 0.8).hits.map((hit) => hit.name)).toEqual([listed]);
  });
});

describe("A name is found by its Latin one alone, as the press of another country writes it", () => {
  test.each([
    // Xinhua's transcriptions: r and m at a syllable's end, what takes two letters, bin and the article, Abu.
    ["阿尔卡季·罗滕贝格", "ROTENBERG, Arkady"],
    ["拉多万·卡拉季奇", "KARADZIC, Radovan"],
    ["奥萨马·本·拉登", "BIN LADIN, Usama bin Muhammad bin Awad"],
    ["艾曼·扎瓦希里", "AL ZAWAHIRI, Dr. Ayman"],
    ["达乌德·易卜拉欣", "IBRAHIM, Dawood"],
    // Koreans by their characters.
    ["金与正", "KIM, Yo Jong"],
    ["黃炳誓", "HWANG, Pyong So"],
    ["李洙墉", "RI, Su Yong"],
    // Arabic by two letters for one sound, a foreign name that begins like the article, a French end that is silent.
    ["إيغور سيتشين", "SECHIN, Igor"],
    ["أليشر عثمانوف", "USMANOV, Alisher"],
    ["لوران نكوندا", "NKUNDA, Laurent"],
    ["كيم يو جونغ", "KIM, Yo Jong"],
    // A slip: two letters changed, one twice, one missing; two beside a common word that is like another of the name.
    ["عبدالعيزز عباسین", "ABDUL AZIZ ABBASIN"],
    ["خالد عبد الرحمن حمد الفاز", "KHALID ABD AL-RAHMAN HAMD AL-FAWAZ"],
    ["عبد القادر ممحود محمد السيد", "ABD EL KADER MAHMOUD MOHAMED EL SAYED"],
    ["عزت ابراهيم ادلوري", "IZZAT IBRAHIM AL-DURI"],
    // Fathers' names left out, a Turkish c.
    ["حكمت العزاوي", "HIKMAT MIZBAN IBRAHIM AL-AZZAWI"],
    ["عبد الله أوجلان", "OCALAN, Abdullah"],
    ["نصرلله، حسن", "NASRALLAH, Hasan"],
  ])("%s", (name, listed) => {
    const alone = new NameIndex([{ entry: 1, name: listed, kind: "person" }]);
    expect(alone.search(name, 0.8).hits.map((hit) => hit.name)).toEqual([listed]);
  });

  test.each([
    // The acronym that the list has behind a name; words that Arabic has no word for; a business said twice.
    ["شبكة حقاني", "HAQQANI NETWORK (HQN)"],
    ["القاعدة في العراق", "AL-QAIDA IN IRAQ"],
    ["الجماعة التونسية المقاتلة", "TUNISIAN COMBATANT GROUP"],
    ["Air Koryo Airlines", "AIR KORYO"],
    // A branch or a place behind a company, and one letter wrong in a form, a place and a company's only word.
    ["Aria Nikan - Representative Office", "ARIA NIKAN"],
    ["Lothain Farm (Singapore)", "LOTHAIN FARM"],
    ["OPEN JOINT STOCK COMPANY CHAYKA, U.A.E.", "OPEN JOINT STOCK COMPANY CHAYKA"],
    ["PUBuIC JOINT STOCK COMPANY SBERBANK OF RUSSIA", "SBERBANK OF RUSSIA"],
    ["LEBAESE COMPANY FOR MEDIA AND STUDIES", "LEBANESE COMPANY FOR MEDIA AND STUDIES"],
    ["Frimaco Trading Ltd", "FIRMACO TRADING LTD"],
    ["真主党", "HIZBALLAH"],
    ["中国电子科技集团公司第十四研究所", "CHINA ELECTRONICS TECHNOLOGY GROUP CORPORATION 14TH RESEARCH INSTITUTE"],
    ["中国化工集团有限公司", "CHINA NATIONAL CHEMICAL CORPORATION LTD."],
    ["朝鲜光鲜银行", "KOREA KWANGSON BANKING CORP"],
  ])("an organisation: %s", (name, listed) => {
    expect(
      furtherIndex(listed)
        .search(name, 0.8)
        .hits.map((hit) => hit.name),
    ).toEqual([listed]);
  });
});

test("A slip in a name of two words is one letter, and says nothing of a common one", () => {
  const few = new NameIndex([
    { entry: 1, name: "AL-HAMATI, Muhammad", kind: "person" },
    { entry: 2, name: "AHMAD, Sayyid", kind: "person" },
    { entry: 3, name: "YAFTAR COMPANY", kind: "entity" },
  ]);
  // Two letters differ; a family that is called after a common name; two letters of a company.
  for (const name of ["محمد الحارثي", "سعيد أحمدي", "Baftan Trading LLC"])
    expect(few.search(name, 0.8).hits).toEqual([]);
});

test("A Cantonese name is found as Macau writes it", () => {
  const alone = new NameIndex([{ entry: 1, name: "WAN, Kuok Koi", kind: "person" }]);
  for (const asked of ["尹国驹", "尹國駒"]) expect(alone.search(asked, 0.8).hits).toHaveLength(1);
});

test("What agrees of a translated name is said piece by piece", () => {
  const [hit] = answer("福建火炬电子科技股份有限公司", furtherIndex("FUJIAN TORCH ELECTRON TECHNOLOGY CO., LTD.")).hits;
  expect(hit?.pairs.map(({ asked, listed }) => [asked, listed])).toEqual([
    ["福建", "FUJIAN"],
    ["火炬", "TORCH"],
    ["电子", "ELECTRON"],
    ["科技", "TECHNOLOGY"],
  ]);
});

test("A hit shows the listed name as the list has it, with the acronym behind it", () => {
  expect(answer("HAQQANI NETWORK").hits.some(({ name }) => name === "HAQQANI NETWORK (HQN)")).toBe(true);
});

describe("An innocent name is left alone", () => {
  test.each([
    "منى الشهري",
    "冯静",
    "Bank of China",
    "Hassan Ibrahim",
    "International Trading Company",
    "شركة الرياض للتجارة",
    "Quillfeather Blomqvist Trading Co., Ltd",
    // A short family name behind a ship's; a family name that is only like a listed one; a syllable less than listed.
    "Emma Le",
    "Андрей Мельник",
    "Jan Petrović",
    "Mary Khan",
    "唐平",
    // A foreign name with the consonants of a listed one and other vowels.
    "安德烈·斯米尔诺夫",
    "让·勒菲弗",
    // Koreans' reading makes no ship and no word of another language of two Chinese characters.
    "钟凤",
    "周超",
    "沈飞",
    // Romanised half by one system, half by another.
    "张丽",
    "曹勇",
    // Two common words with another kind of business; a place's syllables are no part of a name.
    "Great Wall Steel Sdn. Bhd.",
    "厦门新世纪食品厂",
    "西安金桥贸易集团有限公司",
    // Another father's name is another man.
    "Гусев Александр Дмитриевич",
    // Another given name, which is a place elsewhere; a family name that ends like a father's name; another father's name.
    "Козлов Милан Михайлович",
    "Јовановић Алексей Дмитриевич",
    "Михайлов Сергей Павлович",
    // The family name and another given name that sounds a little like it.
    "محمود الشيخ",
    // A given name and a family name that thousands bear, beside a listed one with further names.
    "أحمد الزهراني",
    "Bilal Al-Ghamdi",
    // The business that both say is another; what is run together with an Arabic article is no name.
    "Atlas Medical LLC",
    "شركة المدينة للأثاث",
    "شركة الكويت العالمية للشحن",
    // Two characters of a person and a numbered ship.
    "宋刚",
    // A Chinese company of which only what all say is said.
    "广州恒达国际贸易有限公司",
    "北京创新科技有限公司",
  ])("%s", (name) => {
    expect(answer(name)).toEqual({ hits: [], weakness: null });
  });
});

describe("A name that says too little is neither a hit nor a pass", () => {
  test.each([
    ["Kadyrov", "oneWord"],
    ["Mohammed", "oneWord"],
    ["محمد", "oneWord"],
    ["شركة ذات مسؤولية محدودة", "formOnly"],
    ["주식회사", "formOnly"],
    ["有限公司", "formOnly"],
    ["LTD FZE", "formOnly"],
    ["Trading", "common"],
    ["😀", "noLetters"],
    ["!!!", "noLetters"],
  ] as const)("%s", (name, weakness) => {
    expect(answer(name)).toEqual({ hits: [], weakness });
    expect(weaknessOf(name)).toBe(weakness);
  });
});

test("An answer does not hang on what was asked before: characters of one sound are romanised otherwise", () => {
  const asked = new NameIndex([{ entry: 1, name: "LEE, Ka-Chiu", kind: "person" }]);
  for (const before of ["里加钞", "佳", "里", "家超"]) asked.search(before, 0.8);
  for (const one of ["李佳抄", "礼家超", "李家超"]) asked.search(one, 0.8);
  expect(asked.search("李家超", 0.8).hits.map((hit) => hit.name)).toEqual(["LEE, Ka-Chiu"]);
});

test("A hit says word by word what agreed, in the scripts of both, what counted little and what was left over", () => {
  const [hit] = answer("Рамзан Кадыров").hits;
  expect(hit?.pairs.map(({ asked, listed }) => [asked, listed]).toSorted()).toEqual([
    ["Кадыров", "KADYROV"],
    ["Рамзан", "Ramzan"],
  ]);
  expect(hit?.unmatched).toEqual(["Akhmatovich"]);
  expect(answer("Mahan Airlines").hits[0]?.pairs).toContainEqual(
    expect.objectContaining({ asked: "Airlines", isCommon: true }),
  );
});
