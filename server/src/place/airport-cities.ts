const list = `
  RUH Riyadh, JED Jeddah, DMM Dammam, MED Medina, DXB Dubai, DWC Dubai, AUH Abu Dhabi, SHJ Sharjah, DOH Doha,
  KWI Kuwait City, BAH Manama, MCT Muscat, CAI Cairo, HBE Alexandria, AMM Amman, BEY Beirut, BGW Baghdad,
  BSR Basra, IST Istanbul, SAW Istanbul, IKA Tehran, TLV Tel Aviv, CMN Casablanca, PVG Shanghai, SHA Shanghai,
  SZX Shenzhen, CAN Guangzhou, HKG Hong Kong, PEK Beijing, PKX Beijing, NGB Ningbo, HGH Hangzhou, YIW Yiwu,
  XMN Xiamen, TAO Qingdao, CKG Chongqing, CTU Chengdu, TFU Chengdu, CGO Zhengzhou, WUH Wuhan, EHU Ezhou,
  NKG Nanjing, TSN Tianjin, DLC Dalian, MFM Macao, TPE Taipei, ICN Seoul, NRT Tokyo, HND Tokyo, KIX Osaka,
  SIN Singapore, KUL Kuala Lumpur, BKK Bangkok, CGK Jakarta, MNL Manila, SGN Ho Chi Minh City, HAN Hanoi,
  DEL Delhi, BOM Mumbai, MAA Chennai, BLR Bengaluru, KHI Karachi, LHE Lahore, ISB Islamabad, DAC Dhaka,
  CMB Colombo, LHR London, STN London, EMA Nottingham, CDG Paris, FRA Frankfurt, HAM Hamburg, LEJ Leipzig,
  CGN Cologne, AMS Amsterdam, LGG Liège, BRU Brussels, LUX Luxembourg, MAD Madrid, BCN Barcelona, MXP Milan,
  FCO Rome, VIE Vienna, ZRH Zürich, WAW Warsaw, BUD Budapest, CPH Copenhagen, ARN Stockholm, HEL Helsinki,
  SVO Moscow, ALA Almaty, TAS Tashkent, JFK New York, EWR New York, ORD Chicago, LAX Los Angeles, MIA Miami,
  ATL Atlanta, DFW Dallas, ANC Anchorage, MEM Memphis, SDF Louisville, SFO San Francisco, YYZ Toronto,
  YVR Vancouver, MEX Mexico City, BOG Bogotá, GRU São Paulo, VCP Campinas, SCL Santiago, EZE Buenos Aires,
  JNB Johannesburg, CPT Cape Town, NBO Nairobi, MBA Mombasa, ADD Addis Ababa, LOS Lagos, ABV Abuja, ACC Accra,
  DAR Dar es Salaam, EBB Entebbe, SYD Sydney, MEL Melbourne, AKL Auckland
`;

/** Cities of airports that much freight goes through, by IATA code: their names do not say them, but clerks look for the city. */
export const airportCities: ReadonlyMap<string, string> = new Map(
  list
    .trim()
    .split(/,\s+/)
    .map((entry): [string, string] => [entry.slice(0, 3), entry.slice(4)]),
);
