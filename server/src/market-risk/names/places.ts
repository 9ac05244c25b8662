import { OneLetterOff } from "./edits.ts";

/** Words for places: they say where somebody is, not who it is. */
const latin =
  "iran iranian iranians irani syria syrian russia russian russische russkii rossiya rossii rossiiskaya korea korean china chinese sino cuba cuban cubana iraq iraqi lebanon " +
  "lebanese yemen yemeni libya libyan afghanistan afghan pakistan pakistani india indian turkey turkish ukraine ukrainian belarus belarusian crimea crimean krym " +
  "krymskaya venezuela venezuelan colombia mexico panama cyprus malta greece italy spain france french germany german deutsche europe european euro asia asian africa " +
  "african america american usa uk britain british england london paris berlin hamburg bremen frankfurt munich rome milan milano torino madrid barcelona vienna zurich geneva " +
  "moscow moskva moskovskii petersburg sankt kiev kyiv minsk donetsk luhansk tehran teheran baghdad damascus beirut sanaa tripoli cairo alexandria dubai sharjah " +
  "uae emirates emirati abudhabi dhabi riyadh jeddah dammam saudi saudia arab arabia arabian gulf khaleej qatar doha kuwait bahrain oman muscat jordan amman palestine gaza israel " +
  "istanbul ankara izmir karachi lahore mumbai delhi bangladesh dhaka hongkong hong kong hk taiwan taipei singapore malaysia thailand bangkok vietnam japan tokyo " +
  "beijing shanghai guangzhou shenzhen sz dalian dandong tianjin qingdao ningbo wuhan xiamen suzhou nanjing hangzhou chongqing chengdu weihai zhuhai shenyang " +
  "hubei hunan jiangxi shanxi shaanxi sichuan yunnan guizhou hainan gansu qinghai jilin liaoning heilongjiang guangxi ningxia macau aomen foshan dongguan " +
  "harbin haerbin changsha zhengzhou jinan yantai kunming hefei nanchang fuzhou wenzhou wuxi changzhou nantong shantou zhongshan nanning guiyang lanzhou taiyuan " +
  "shijiazhuang urumqi xian xining yinchuan huizhou jiangmen zhanjiang yangzhou taizhou jinhua jiaxing huzhou quanzhou zhangzhou putian ganzhou jiujiang " +
  "weifang jining linyi zibo luoyang kaifeng baoding tangshan langfang datong baotou hohhot zhongguo xianggang " +
  "shandong zhejiang jiangsu fujian guangdong henan hebei anhui xinjiang pudong yiwu east eastern west western north northern south southern central middle " +
  "pacific atlantic caspian black sea red mediterranean danube volga baltic ocean islands kish qeshm sudan sudanese somalia somali nigeria kenya nairobi lagos " +
  "ethiopia tanzania uganda congo mali niger algeria morocco tunisia tunisian egypt egyptian kazakhstan uzbekistan tajikistan georgia armenia azerbaijan serbia bosnia " +
  "poland czech hungary romania bulgaria albania kosovo macedonia netherlands holland dutch rotterdam antwerp belgium switzerland swiss austria sweden " +
  "norway denmark finland nordic canada canadian australia sydney brazil argentina peru chile ecuador texas florida city province republic islamic peoples democratic kingdom";
const arabic =
  "ايران سوريا سوريه روسيا صين لبنان لبناني يمن ليبيا عراق عراقي اسلامي اسلاميه عربي عربيه خليج رياض جده دمام دبي شارقه مسقط دوحه كويت بحرين عمان قاهره مدينه مكه " +
  "طايف شرق غرب شمال جنوب بحر احمر سعوديه مصر مصريه اردن فلسطين غزه دمشق بيروت طهران بغداد جمهوري جمهوريه امارات ابوظبي قطر";
const places = new Set([...latin.split(" "), ...arabic.split(" ")]);

/** Whether a word is a place's name, by its text or its Arabic letters. */
export const isPlace = (key: string): boolean => places.has(key);

const shortestMistyped = 7;
const longPlaces = new OneLetterOff(latin.split(" ").filter((place) => place.length >= shortestMistyped));
/** The place that a word is but for one letter; undefined where it is none, or is one itself. */
export const mistypedPlace = (text: string): string | undefined =>
  text.length < shortestMistyped || places.has(text) ? undefined : longPlaces.near(text)[0];
