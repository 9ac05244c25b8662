CREATE TABLE "currency_setting" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"short_name" text NOT NULL,
	"chinese_name" text NOT NULL,
	"english_name" text NOT NULL,
	"arabic_name" text NOT NULL,
	"symbol" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currency_setting_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "currency_setting_once" UNIQUE("company_id","short_name")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;
--> statement-breakpoint
-- A company from before has the time zone of its country, as a new one has at first (server/src/place/time-zones.ts).
UPDATE "company" SET "time_zone" = zone.name FROM (VALUES
  ('AD', 'Europe/Andorra'), ('AE', 'Asia/Dubai'), ('AF', 'Asia/Kabul'), ('AG', 'America/Antigua'),
  ('AI', 'America/Anguilla'), ('AL', 'Europe/Tirane'), ('AM', 'Asia/Yerevan'), ('AO', 'Africa/Luanda'),
  ('AQ', 'Antarctica/Casey'), ('AR', 'America/Argentina/La_Rioja'), ('AS', 'Pacific/Pago_Pago'),
  ('AT', 'Europe/Vienna'), ('AU', 'Australia/Sydney'), ('AW', 'America/Aruba'), ('AX', 'Europe/Mariehamn'),
  ('AZ', 'Asia/Baku'), ('BA', 'Europe/Sarajevo'), ('BB', 'America/Barbados'), ('BD', 'Asia/Dhaka'),
  ('BE', 'Europe/Brussels'), ('BF', 'Africa/Ouagadougou'), ('BG', 'Europe/Sofia'), ('BH', 'Asia/Bahrain'),
  ('BI', 'Africa/Bujumbura'), ('BJ', 'Africa/Porto-Novo'), ('BL', 'America/St_Barthelemy'),
  ('BM', 'Atlantic/Bermuda'), ('BN', 'Asia/Brunei'), ('BO', 'America/La_Paz'), ('BQ', 'America/Kralendijk'),
  ('BR', 'America/Sao_Paulo'), ('BS', 'America/Nassau'), ('BT', 'Asia/Thimphu'), ('BW', 'Africa/Gaborone'),
  ('BY', 'Europe/Minsk'), ('BZ', 'America/Belize'), ('CA', 'America/Toronto'), ('CC', 'Indian/Cocos'),
  ('CD', 'Africa/Kinshasa'), ('CF', 'Africa/Bangui'), ('CG', 'Africa/Brazzaville'), ('CH', 'Europe/Zurich'),
  ('CI', 'Africa/Abidjan'), ('CK', 'Pacific/Rarotonga'), ('CL', 'America/Santiago'), ('CM', 'Africa/Douala'),
  ('CN', 'Asia/Shanghai'), ('CO', 'America/Bogota'), ('CR', 'America/Costa_Rica'), ('CU', 'America/Havana'),
  ('CV', 'Atlantic/Cape_Verde'), ('CW', 'America/Curacao'), ('CX', 'Indian/Christmas'), ('CY', 'Asia/Famagusta'),
  ('CZ', 'Europe/Prague'), ('DE', 'Europe/Berlin'), ('DJ', 'Africa/Djibouti'), ('DK', 'Europe/Copenhagen'),
  ('DM', 'America/Dominica'), ('DO', 'America/Santo_Domingo'), ('DZ', 'Africa/Algiers'), ('EC', 'America/Guayaquil'),
  ('EE', 'Europe/Tallinn'), ('EG', 'Africa/Cairo'), ('EH', 'Africa/El_Aaiun'), ('ER', 'Africa/Asmera'),
  ('ES', 'Europe/Madrid'), ('ET', 'Africa/Addis_Ababa'), ('FI', 'Europe/Helsinki'), ('FJ', 'Pacific/Fiji'),
  ('FK', 'Atlantic/Stanley'), ('FM', 'Pacific/Ponape'), ('FO', 'Atlantic/Faeroe'), ('FR', 'Europe/Paris'),
  ('GA', 'Africa/Libreville'), ('GB', 'Europe/London'), ('GD', 'America/Grenada'), ('GE', 'Asia/Tbilisi'),
  ('GF', 'America/Cayenne'), ('GG', 'Europe/Guernsey'), ('GH', 'Africa/Accra'), ('GI', 'Europe/Gibraltar'),
  ('GL', 'America/Godthab'), ('GM', 'Africa/Banjul'), ('GN', 'Africa/Conakry'), ('GP', 'America/Guadeloupe'),
  ('GQ', 'Africa/Malabo'), ('GR', 'Europe/Athens'), ('GS', 'Atlantic/South_Georgia'), ('GT', 'America/Guatemala'),
  ('GU', 'Pacific/Guam'), ('GW', 'Africa/Bissau'), ('GY', 'America/Guyana'), ('HK', 'Asia/Hong_Kong'),
  ('HN', 'America/Tegucigalpa'), ('HR', 'Europe/Zagreb'), ('HT', 'America/Port-au-Prince'),
  ('HU', 'Europe/Budapest'), ('ID', 'Asia/Jakarta'), ('IE', 'Europe/Dublin'), ('IL', 'Asia/Jerusalem'),
  ('IM', 'Europe/Isle_of_Man'), ('IN', 'Asia/Calcutta'), ('IO', 'Indian/Chagos'), ('IQ', 'Asia/Baghdad'),
  ('IR', 'Asia/Tehran'), ('IS', 'Atlantic/Reykjavik'), ('IT', 'Europe/Rome'), ('JE', 'Europe/Jersey'),
  ('JM', 'America/Jamaica'), ('JO', 'Asia/Amman'), ('JP', 'Asia/Tokyo'), ('KE', 'Africa/Nairobi'),
  ('KG', 'Asia/Bishkek'), ('KH', 'Asia/Phnom_Penh'), ('KI', 'Pacific/Tarawa'), ('KM', 'Indian/Comoro'),
  ('KN', 'America/St_Kitts'), ('KP', 'Asia/Pyongyang'), ('KR', 'Asia/Seoul'), ('KW', 'Asia/Kuwait'),
  ('KY', 'America/Cayman'), ('KZ', 'Asia/Almaty'), ('LA', 'Asia/Vientiane'), ('LB', 'Asia/Beirut'),
  ('LC', 'America/St_Lucia'), ('LI', 'Europe/Vaduz'), ('LK', 'Asia/Colombo'), ('LR', 'Africa/Monrovia'),
  ('LS', 'Africa/Maseru'), ('LT', 'Europe/Vilnius'), ('LU', 'Europe/Luxembourg'), ('LV', 'Europe/Riga'),
  ('LY', 'Africa/Tripoli'), ('MA', 'Africa/Casablanca'), ('MC', 'Europe/Monaco'), ('MD', 'Europe/Chisinau'),
  ('ME', 'Europe/Podgorica'), ('MF', 'America/Marigot'), ('MG', 'Indian/Antananarivo'), ('MH', 'Pacific/Kwajalein'),
  ('MK', 'Europe/Skopje'), ('ML', 'Africa/Bamako'), ('MM', 'Asia/Rangoon'), ('MN', 'Asia/Ulaanbaatar'),
  ('MO', 'Asia/Macau'), ('MP', 'Pacific/Saipan'), ('MQ', 'America/Martinique'), ('MR', 'Africa/Nouakchott'),
  ('MS', 'America/Montserrat'), ('MT', 'Europe/Malta'), ('MU', 'Indian/Mauritius'), ('MV', 'Indian/Maldives'),
  ('MW', 'Africa/Blantyre'), ('MX', 'America/Mexico_City'), ('MY', 'Asia/Kuala_Lumpur'), ('MZ', 'Africa/Maputo'),
  ('NA', 'Africa/Windhoek'), ('NC', 'Pacific/Noumea'), ('NE', 'Africa/Niamey'), ('NF', 'Pacific/Norfolk'),
  ('NG', 'Africa/Lagos'), ('NI', 'America/Managua'), ('NL', 'Europe/Amsterdam'), ('NO', 'Europe/Oslo'),
  ('NP', 'Asia/Katmandu'), ('NR', 'Pacific/Nauru'), ('NU', 'Pacific/Niue'), ('NZ', 'Pacific/Auckland'),
  ('OM', 'Asia/Muscat'), ('PA', 'America/Panama'), ('PE', 'America/Lima'), ('PF', 'Pacific/Tahiti'),
  ('PG', 'Pacific/Port_Moresby'), ('PH', 'Asia/Manila'), ('PK', 'Asia/Karachi'), ('PL', 'Europe/Warsaw'),
  ('PM', 'America/Miquelon'), ('PN', 'Pacific/Pitcairn'), ('PR', 'America/Puerto_Rico'), ('PS', 'Asia/Gaza'),
  ('PT', 'Europe/Lisbon'), ('PW', 'Pacific/Palau'), ('PY', 'America/Asuncion'), ('QA', 'Asia/Qatar'),
  ('RE', 'Indian/Reunion'), ('RO', 'Europe/Bucharest'), ('RS', 'Europe/Belgrade'), ('RU', 'Europe/Moscow'),
  ('RW', 'Africa/Kigali'), ('SA', 'Asia/Riyadh'), ('SB', 'Pacific/Guadalcanal'), ('SC', 'Indian/Mahe'),
  ('SD', 'Africa/Khartoum'), ('SE', 'Europe/Stockholm'), ('SG', 'Asia/Singapore'), ('SH', 'Atlantic/St_Helena'),
  ('SI', 'Europe/Ljubljana'), ('SJ', 'Arctic/Longyearbyen'), ('SK', 'Europe/Bratislava'), ('SL', 'Africa/Freetown'),
  ('SM', 'Europe/San_Marino'), ('SN', 'Africa/Dakar'), ('SO', 'Africa/Mogadishu'), ('SR', 'America/Paramaribo'),
  ('SS', 'Africa/Juba'), ('ST', 'Africa/Sao_Tome'), ('SV', 'America/El_Salvador'), ('SX', 'America/Lower_Princes'),
  ('SY', 'Asia/Damascus'), ('SZ', 'Africa/Mbabane'), ('TC', 'America/Grand_Turk'), ('TD', 'Africa/Ndjamena'),
  ('TF', 'Indian/Kerguelen'), ('TG', 'Africa/Lome'), ('TH', 'Asia/Bangkok'), ('TJ', 'Asia/Dushanbe'),
  ('TK', 'Pacific/Fakaofo'), ('TL', 'Asia/Dili'), ('TM', 'Asia/Ashgabat'), ('TN', 'Africa/Tunis'),
  ('TO', 'Pacific/Tongatapu'), ('TR', 'Europe/Istanbul'), ('TT', 'America/Port_of_Spain'),
  ('TV', 'Pacific/Funafuti'), ('TW', 'Asia/Taipei'), ('TZ', 'Africa/Dar_es_Salaam'), ('UA', 'Europe/Kiev'),
  ('UG', 'Africa/Kampala'), ('UM', 'Pacific/Midway'), ('US', 'America/New_York'), ('UY', 'America/Montevideo'),
  ('UZ', 'Asia/Samarkand'), ('VA', 'Europe/Vatican'), ('VC', 'America/St_Vincent'), ('VE', 'America/Caracas'),
  ('VG', 'America/Tortola'), ('VI', 'America/St_Thomas'), ('VN', 'Asia/Saigon'), ('VU', 'Pacific/Efate'),
  ('WF', 'Pacific/Wallis'), ('WS', 'Pacific/Apia'), ('XK', 'Europe/Belgrade'), ('YE', 'Asia/Aden'),
  ('YT', 'Indian/Mayotte'), ('ZA', 'Africa/Johannesburg'), ('ZM', 'Africa/Lusaka'), ('ZW', 'Africa/Harare')
) AS zone (country, name) WHERE zone.country = company.country;
--> statement-breakpoint
-- Companies from before get the currencies that a new one starts with, under ids of version 7 (which PostgreSQL can make by
-- itself only from 18 on). A newly registered user's shell gets them when the company is added.
INSERT INTO "currency_setting" ("company_id", "id", "short_name", "symbol", "chinese_name", "english_name", "arabic_name")
SELECT
  company.company_id,
  encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6
        ), 52, 1
      ), 53, 1
    ), 'hex'
  )::uuid,
  preset.*
FROM company, (VALUES
  ('USD', '$', '美元', 'US dollar', 'دولار أمريكي'),
  ('RMB', '¥', '人民币', 'Renminbi', 'يوان صيني'),
  ('HKD', 'HK$', '港元', 'Hong Kong dollar', 'دولار هونغ كونغ'),
  ('EUR', '€', '欧元', 'Euro', 'يورو'),
  ('JPY', '¥', '日元', 'Japanese yen', 'ين ياباني'),
  ('SAR', 'SR', '沙特里亚尔', 'Saudi riyal', 'ريال سعودي'),
  ('AED', 'Dh', '阿联酋迪拉姆', 'UAE dirham', 'درهم إماراتي')
) AS preset (short_name, symbol, chinese_name, english_name, arabic_name)
WHERE company.code IS NOT NULL;
