/** Names of people and companies whom no list means, as a forwarder's customers, shippers and consignees are called. */
export const innocents: readonly string[] = `
John Smith;Mary Johnson;Peter Müller;Hans Schmidt;Jean Dupont;Pierre Martin;Giovanni Rossi;Anna Kowalska;David Cohen
Michael Brown;William Jones;Robert Miller;Elizabeth Taylor;Jennifer Davis;Thomas Wilson;Charles Moore;Patricia White
Wang Wei;Li Na;Zhang Min;Chen Jing;Liu Yang;Huang Xiaoming;Zhao Lei;Sun Li;Zhou Jie;Wu Hao;Kim Min-jun;Tanaka Hiroshi
Nguyen Van An;王伟;李娜;张敏;陈静;刘洋;黄晓明
Ahmed Hassan;Mohammed Ali;Fatima Al-Zahrani;Khalid Al-Otaibi;Abdullah Al-Ghamdi;Sara Al-Harbi;Omar Farouk;Ali Hussain
Yusuf Rahman;Ibrahim Khan;Bilal Ahmed;Tariq Mahmood;Hassan Ibrahim;Nasser Al-Qahtani;Turki Al-Dossary
Faisal Al-Shammari;Mona Said;Layla Haddad;Rami Khoury;George Haddad;Elias Mansour;Samir Nassar
محمد أحمد;عبدالله الغامدي;سارة الحربي;خالد العتيبي;فاطمة الزهراني
Carlos Garcia;Maria Rodriguez;Jose Martinez;Ivan Petrov;Olga Ivanova;Sergey Smirnov
Shenzhen Huaqiang Electronics Co Ltd;Guangzhou Baiyun Trading Ltd;Ningbo Haitian Plastics;Yiwu Small Commodities
Shanghai Pudong Freight;Riyadh Logistics Company;Jeddah Trading Establishment;Dubai Freight Services LLC
Gulf International Freight;Al Rajhi Building Materials;Saudi Modern Factory;Emirates General Trading FZE
Global Shipping Services Ltd;International Trading Company;Pacific Star Logistics;Blue Ocean Shipping
Golden Dragon Import Export;Eastern Sun Textile;Hamburg Sud Kontor GmbH;Rotterdam Port Services BV
Istanbul Tekstil AS;Cairo Cotton Trading;Nile Export Import;Karachi Rice Mills;Mumbai Spices Pvt Ltd;Lagos Motors
Nairobi Coffee Exporters;Sydney Wool Traders;Lading Demo Forwarding;Red Sea Clearing Agency;Jebel Ali Cargo Handling
深圳市华腾科技有限公司;厦门兴达贸易有限公司;广州白云国际货运代理有限公司;上海浦东进出口有限公司;义乌市小商品进出口有限公司
宁波海天塑料机械有限公司;شركة الرياض للتجارة;مؤسسة جدة للشحن;شركة الخليج الدولية للشحن;مؤسسة النور للأدوات المنزلية
`
  .split(/[;\n]/)
  .map((name) => name.trim())
  .filter(Boolean);
