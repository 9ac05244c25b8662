CREATE TABLE "charge_item" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"preset" text,
	"chinese_name" text NOT NULL,
	"english_name" text NOT NULL,
	"arabic_name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charge_item_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"settlement_currency" text NOT NULL,
	"currency" text NOT NULL,
	"date" date NOT NULL,
	"rate" numeric(20, 8) NOT NULL,
	"source" text NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rate_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "exchange_rate_once" UNIQUE("company_id","settlement_currency","currency","date"),
	CONSTRAINT "exchange_rate_positive" CHECK ("exchange_rate"."rate" > 0 AND "exchange_rate"."rate" <> 'NaN'),
	CONSTRAINT "exchange_rate_foreign" CHECK ("exchange_rate"."currency" <> "exchange_rate"."settlement_currency")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "charge_item_chinese_once" ON "charge_item" USING btree ("company_id",search_normal("chinese_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "charge_item_english_once" ON "charge_item" USING btree ("company_id",search_normal("english_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "charge_item_arabic_once" ON "charge_item" USING btree ("company_id",search_normal("arabic_name"));
--> statement-breakpoint
-- Companies from before get the charge items that a new one starts with, under ids of version 7 (which PostgreSQL can
-- make by itself only from 18 on). A newly registered user's shell gets them when the company is added.
INSERT INTO "charge_item" ("company_id", "id", "preset", "chinese_name", "english_name", "arabic_name")
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
  item.*
FROM company
CROSS JOIN (
  VALUES
    ('airFreight', '空运费', 'Air freight', 'أجور الشحن الجوي'),
    ('oceanFreight', '海运费', 'Ocean freight', 'أجور الشحن البحري'),
    ('expressFreight', '快递运费', 'Express freight', 'أجور الشحن السريع'),
    ('trucking', '拖车费', 'Trucking', 'أجور النقل البري'),
    ('fuelSurcharge', '燃油附加费', 'Fuel surcharge', 'رسم الوقود الإضافي'),
    ('bunkerAdjustment', '海运燃油附加费（BAF）', 'Bunker adjustment factor (BAF)', 'رسم تعديل وقود السفن (BAF)'),
    ('securitySurcharge', '安全附加费', 'Security surcharge', 'رسم الأمن الإضافي'),
    ('peakSeason', '旺季附加费（PSS）', 'Peak season surcharge (PSS)', 'رسم موسم الذروة (PSS)'),
    ('remoteArea', '偏远地区附加费', 'Remote area surcharge', 'رسم المناطق النائية'),
    ('terminalHandling', '码头操作费（THC）', 'Terminal handling charge (THC)', 'رسوم مناولة المحطة (THC)'),
    ('handling', '操作费', 'Handling fee', 'رسوم المناولة'),
    ('documentation', '文件费', 'Documentation fee', 'رسوم المستندات'),
    ('airWaybill', '航空运单费', 'Air waybill fee', 'رسم بوليصة الشحن الجوي'),
    ('billOfLading', '提单费', 'Bill of lading fee', 'رسم بوليصة الشحن البحري'),
    ('telexRelease', '电放费', 'Telex release fee', 'رسم الإفراج بالتلكس'),
    ('deliveryOrder', '换单费', 'Delivery order fee (D/O)', 'رسم إذن التسليم'),
    ('exportCustoms', '出口报关费', 'Export customs clearance', 'أتعاب التخليص الجمركي للتصدير'),
    ('importCustoms', '进口清关费', 'Import customs clearance', 'أتعاب التخليص الجمركي للاستيراد'),
    ('inspection', '查验费', 'Customs inspection fee', 'رسوم المعاينة الجمركية'),
    ('customsDuty', '关税', 'Customs duty', 'الرسوم الجمركية'),
    ('importVat', '进口增值税', 'Import VAT', 'ضريبة القيمة المضافة على الواردات'),
    ('pickUp', '提货费', 'Pick-up fee', 'رسوم الاستلام من المرسل'),
    ('delivery', '派送费', 'Delivery fee', 'رسوم التوصيل'),
    ('storage', '仓储费', 'Storage fee', 'رسوم التخزين'),
    ('demurrage', '滞港滞箱费', 'Demurrage and detention', 'غرامات تأخير الحاويات'),
    ('packing', '包装费', 'Packing fee', 'رسوم التغليف'),
    ('insurance', '货运保险费', 'Cargo insurance', 'التأمين على البضائع'),
    ('cashOnDelivery', '代收货款手续费', 'COD fee', 'رسم الدفع عند الاستلام'),
    ('bankCharges', '银行手续费', 'Bank charges', 'الرسوم البنكية'),
    ('other', '其他费用', 'Other charges', 'رسوم أخرى')
) AS item (preset, chinese_name, english_name, arabic_name)
WHERE company.code IS NOT NULL;
