import { OneLetterOff } from "./edits.ts";

/**
 * Words of companies' names that name nobody: forms are left out, kinds of business compared as a class whatever the
 * language (the method of OpenSanctions' rigour, organisation types and symbols; the lists of words are Lading's own).
 */
const forms = new Set(
  (
    "ltd limited llc lllp llp lp inc incorporated corp corporation corporacion corporacao co coy company companies cia compania compagnie " +
    "companhia comp gmbh mbh kg kgaa ohg gbr ev ag sa sas sarl sarlu srl spa sca bv nv plc pjsc ojsc cjsc jsc pjs ooo oao zao pao ao too tov " +
    "nao odo fgup gup mup ip td fze fzco fzc fz fzllc dmcc wll bsc saoc saog est establishment establissement etablissement pte pvt pty proprietary " +
    "sdn bhd tbk pt cv ab as asa oy oyj aps kft zrt doo dd ad eood ood ead sro sp zoo kk yk ltda eirl sl slu sociedad " +
    "societe anonima anonyme anonim sirketi sirket ticaret limitada sicav spc qsc qpsc kscc ksc sal sae scs snc gie public private open closed joint " +
    "stock liability enterprise enterprises concern kontsern konzern group groupe gruppe gruppa grupo holding holdings obshchestvo obshchestva obschestvo obschestva aktsionernoe otkrytoe " +
    "zakrytoe publichnoe publichnoye ogranichennoi ogranichennoy otvetstvennostyu s kompaniya kompanii kompaniia branch branches filial filiale succursale sucursal predstavitelstvo headquarters youxian gongsi jituan zeren gufen " +
    "grupp dac grp hldg hldgs hldngs lmtd cmpny cmpy corpn ets cie tovarystvo tovarishchestvo sherkat sherkate gesellschaft mit beschraenkter haftung"
  ).split(" "),
);
/** Forms long enough to be recognised with two letters swapped or one missing. */
export const longForms = new OneLetterOff([...forms].filter((form) => form.length > 6));
/** Those that are recognised with two letters swapped. */
export const shortForms = new OneLetterOff([...forms].filter((form) => form.length > 3 && form.length < 7));
export const allForms = new OneLetterOff([...forms].filter((form) => form.length > 3));
export const threeLetterForms: readonly string[] = [...forms].filter((form) => form.length === 3);
export const isForm = (word: string): boolean => forms.has(word);

/** Words that stand in names without naming anybody. */
export const particles: ReadonlySet<string> = new Set(
  (
    "al el ul ad as ash at az an ar aal bin ibn bn bnt bint ben ibni ould wuld de del della di da dos das du des la le les los las van von der den the " +
    "delos jr junior sr wal of and und et y e i o wa for s d l"
  ).split(" "),
);

/** How persons are addressed, before their names. */
export const titles: ReadonlySet<string> = new Set(
  (
    "mr mrs ms dr doctor prof professor sheikh shaykh shaikh cheikh sayyid sayed sayyed seyyed seyed syed sayid haji hajji hadji haj hajj qari mullah " +
    "mulla maulvi mawlawi maulavi moulvi mufti ustad general gen colonel col brigadier major captain capt admiral engineer"
  ).split(" "),
);

/** Words by which many companies call themselves: of a name they say no more than a common given name. */
export const ordinaryWords: readonly string[] = (
  "golden gold silver star stars blue ocean green red white black sun sunrise sunshine moon sky phoenix falcon eagle lion tiger dragon delta alpha omega beta gamma orion " +
  "royal prime unity crystal diamond pearl jade lotus rose palm cedar oasis gate bridge tower home hope peace friendship success future new modern first best top super mega " +
  "smart sea river mountain lake garden king queen crown imperial classic elite plaza summit apex zenith horizon vision victory liberty fortune lucky happy success pioneer " +
  "zolotoi zolotoy vek noor nour nur amal nakheel rowad hilal fajr saqr najm salam wafa badr madina qimma amana baraka rahma falah " +
  "rassvet voskhod zaria zvezda mayak maiak almaz granit alfa vektor progress lider kristall luch orbita kosmos sputnik gorizont fakel iskra rubin prometei sever vostok " +
  "نور امل نخيل رواد هلال فجر صقر نسر قمه واحه مستقبل نجاح سلام وفاء شروق نجم نجمه لولو سعاده امانه بركه رحمه هدي ياقوت"
).split(" ");

/** Kinds of business, each with its words in Latin letters. */
const latinClasses: Readonly<Record<string, string>> = {
  trade:
    "trade trading traders snab tradings trader trdg trd commerce commercial torgovyi torgovaya torgovy treyd treid maoyi shangmao handel handels comercial comercio",
  shipping:
    "shipping ship ships shpg shp shipp shipmanagement line lines marine maritime maritima vessel navigation sudokhodnaya morskoi morskoy chuanwu hangyun",
  tanker: "tanker tankers",
  fishery: "fishery fisheries fishing fish",
  logistics:
    "logistics logistic logistik lojistik logistica logistiks logistika logistik supplychain wuliu forwarding forwarders freight cargo kargo karqo gruz clearing transport transports transportation trans transit haulage express courier perevozki",
  airline: "airline airlines airways aviation air aviakompaniya avia aero havayollari hangkong",
  bank: "bank banque banco banka bancorp banking",
  industry:
    "industry industries industrial indust inds ind promyshlennost promyshlennyi manufacturing manufacture manufacturers mfg mfrs factory plant plants works mills mill zavod kombinat shiye",
  technology:
    "technology technologies science sciences tech technical tekhnologii tekhno keji hitech hightech software communication communications information network biotech aerospace satellite animation",
  electronics: "electronics electronic electric electrical electro dianzi",
  oil: "oil petroleum neft neftyanaya gas gaz lng lpg",
  petrochemical: "petrochemical petrochemicals petrochem petrokimia shihua",
  chemical: "chemical khimiya chemicals chem khimicheskii huagong",
  energy: "energy power energo energiya nengyuan",
  finance:
    "finance financial financing invest investment investments investitsii capital fund funds insurance exchange securities touzi leasing",
  institute:
    "institute institut academy university college school research scientific science nauchno issledovatelskii nii studies design studio bureau laboratory",
  development:
    "development dev constr construction contracting contractors contractor engineering engg engr stroi stroy stroitelstvo building builders projects",
  goods: "import imports export exports impex impexp imp exp jinchukou eksport importexport",
  region:
    "international intl internatl int'l internacional internationale mezhdunarodnyi guoji global world worldwide national natsionalnyi state federal",
  service:
    "services service svc svcs servis agency agencies agent general gen management mgmt managment consulting consultants solutions",
  material: "material materials",
  metal: "alloy alloys steel metal metals metallic metallurgical aluminum aluminium",
  mining: "mining mines mine minerals coal",
  textile: "textile textiles fabrics apparel garment garments",
  machinery: "avtozapchasti machinery machine machines equipment parts hardware instrument",
  food: "foods food agro",
  medicine: "pharma pharmaceutical medical medicine",
  furniture: "furniture mebel",
  plastic: "plastic plast plastics",
  jewellery: "jewellery jewelry",
  ware: "kosmetika obuv silicon accessories toys shoes footwear cosmetics packaging magnetic rubber ceramic paper carbon hotel",
  media: "media pechat television tv channel radio broadcasting press news publishing",
  body: "assoc assn org orgn soc organization organisation association society foundation committee center centre department ministry office agency union federation council front movement party army brigade brigades force forces",
};

/** The same in simplified Chinese; the longest first where one begins another. Empty: a form, which is left out. */
export const chineseOrgWords: ReadonlyArray<readonly [string, string]> = [
  ...(
    "股份有限责任公司|股份有限公司|集团股份有限公司|股份|分行|支行|办事处|代表处|有限责任公司|集团有限公司|控股有限公司|有限公司|股份公司|集团公司|责任公司|总公司|分公司|公司|株式会社|有限会社|集团|" +
    "有限责任合伙|有限合伙|企业|有限|厂|工厂"
  )
    .split("|")
    .map((form) => [form, ""] as const),
  ...Object.entries({
    trade: "贸易|商贸|贸|外贸",
    "import export": "进出口",
    "industry trade": "工贸",
    "economy trade": "经贸",
    international: "国际",
    technology: "科技|技术",
    "information technology": "信息技术",
    shipping: "航运|船务|海运|船舶",
    logistics: "物流|货运代理|货运|供应链",
    air: "航空",
    petrochemical: "石油化工|石化",
    oil: "石油",
    chemical: "化工|化学",
    electronics: "电子|光电",
    machinery: "机械|机电|机电设备",
    industry: "实业|工业|制造",
    energy: "能源|电力",
    investment: "投资",
    holding: "控股",
    bank: "银行",
    university: "大学",
    institute: "研究所|研究院",
    development: "发展|开发",
    management: "管理",
    material: "材料|金属|合金|塑料",
    aluminum: "铝业",
    pharmaceutical: "医药|制药|药业",
    network: "网络",
    design: "设计",
    studio: "工作室",
    animation: "动漫",
    fishery: "渔业|水产",
    ocean: "远洋|海洋",
    city: "市",
    chongqing: "重庆",
    carbon: "炭素|碳素",
    magnetic: "磁业|磁性",
    steel: "钢铁",
    mining: "矿业|矿产",
    food: "食品|粮油",
    paper: "纸业",
    construction: "建设|建筑|工程",
    "heavy industry": "重工",
    shipbuilding: "造船",
    aerospace: "航天",
    satellite: "卫星",
    information: "信息|资讯",
    software: "软件",
    communication: "通信|通讯",
    instrument: "仪器",
    rubber: "橡胶",
    ceramic: "陶瓷",
    textile: "纺织|针织",
    garments: "服装|鞋业",
    furniture: "家具|家居",
    environmental: "环保",
    biotech: "生物",
    hotel: "酒店",
    jewellery: "珠宝",
    media: "传媒|文化传播",
    consulting: "咨询",
    center: "中心",
    committee: "委员会",
    association: "协会",
    fund: "基金",
    economy: "经济",
    industrial: "产业",
    national: "国家",
    china: "中国",
    "hong kong": "香港",
    "bureau security": "公安厅|公安局",
    "new century": "新世纪",
    general: "通用",
    transport: "运输|储运",
    clearing: "报关|清关",
    express: "快递|速递",
    services: "服务",
    equipment: "设备|装备|器材",
    parts: "配件|零部件|零件",
    materials: "物资|材料科技",
    "building materials": "建材",
    metallurgical: "冶金",
    coal: "煤炭|煤业",
    agricultural: "农业|农产品",
    medical: "医疗|医疗器械",
    tanker: "油轮",
    property: "置业|房地产|地产",
    leasing: "租赁",
    insurance: "保险",
    automation: "自动化",
    system: "系统",
    business: "商务",
    bureau: "管理局|总局",
    federation: "联合会|总会",
    army: "军区",
    "offshore oil": "海洋石油",
    "nuclear industry": "核工业",
    "science industry": "科工",
    special: "特种",
    precision: "精密",
  }).flatMap(([english, words]) => words.split("|").map((word) => [word, ` ${english} `] as const)),
].toSorted((a, b) => b[0].length - a[0].length);

const arabicForms = new Set(
  "شركه شركات موسسه مؤسسه مجموعه ذمم ذ م ش شمم محدوده محدود مساهمه مسووليه مسيوليه مسيوليت مسئوليه ذات عامه خاصه قابضه مكتب معرض مصنع شركت گروه سهامي عام خاص فرع شعبه".split(
    " ",
  ),
);
const arabicClasses: Readonly<Record<string, string>> = {
  trade: "تجاره تجاريه تجاري بازرگاني",
  shipping: "ملاحه بحريه بواخر كشتيراني",
  logistics: "شحن نقل لوجستيه تخليص جمركي جمركيه تخزين",
  airline: "طيران خطوط جويه هواپيمايي",
  bank: "بنك مصرف بانك",
  industry: "صناعه صناعيه صناعات صنايع",
  technology: "تقنيه تكنولوجيا",
  electronics: "الكترونيات كهربائيه كهرباييه اجهزه",
  oil: "نفط بترول نفطيه نفت",
  finance: "استثمار استثمارات ماليه صرافه تامين بيمه",
  development: "مقاولات انشاءات بناء تعمير تنميه",
  goods: "استيراد تصدير توريدات",
  region: "دوليه عالميه وطنيه عالمي دولي اهليه متحده حديثه متطوره ملي",
  service: "خدمات عامه وكاله",
  metal: "حديد صلب معادن",
  textile: "ملابس اقمشه منسوجات",
  machinery: "غيار معدات الات سيارات",
  food: "اغذيه غذائيه غذاييه البان اسماك لحوم",
  medicine: "ادويه",
  furniture: "اثاث",
  plastic: "بلاستيك",
  jewellery: "مجوهرات ذهب",
  ware: "اسمنت زجاج سجاد ساعات عطور ورق خشب جلود احذيه اسمده سيراميك رخام دهانات",
  media: "قناه تلفزيون اذاعه صحيفه اعلام",
  body: "منظمه جمعيه هييه لجنه حركه جبهه جماعه لواء حزب",
};

function wordsOf(classes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(classes).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
  );
}

const classOfLatin = wordsOf(latinClasses);
/** By their letters as they are compared: without hamza. */
const classOfArabic = new Map([...wordsOf(arabicClasses)].map(([word, kind]) => [word.replaceAll("ء", ""), kind]));

const shortestMistyped = 6;
/** Long words that say a kind of business. */
const longBusiness = new OneLetterOff([...classOfLatin.keys()].filter((word) => word.length >= shortestMistyped));
/** The word for a kind of business that a word is but for one letter; undefined where it is none, or is one itself. */
export function mistypedBusiness(text: string): string | undefined {
  if (text.length < shortestMistyped || classOfLatin.has(text)) return undefined;
  return longBusiness.near(text)[0];
}

/** The kind of business that a word says, whatever its language; undefined where it says none. */
export const classOf = (word: string): string | undefined => classOfLatin.get(word);
export const classOfArabicWord = (word: string): string | undefined => classOfArabic.get(word);
export const isArabicForm = (word: string): boolean => arabicForms.has(word);

/** Korean forms, with and without brackets. */
export const koreanForms = /주식회사|유한회사|\(주\)|㈜|합자회사|회사/gu;
