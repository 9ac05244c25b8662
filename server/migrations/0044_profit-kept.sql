CREATE TABLE "profit_due" (
	"company_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"waybill_id" uuid,
	"from_day" date,
	"to_day" date,
	CONSTRAINT "profit_due_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "profit_due_what" CHECK (num_nonnulls("profit_due"."waybill_id", "profit_due"."from_day") = 1)
);
--> statement-breakpoint
CREATE TABLE "waybill_profit" (
	"company_id" uuid NOT NULL,
	"waybill_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"alone" boolean NOT NULL,
	"type" smallint NOT NULL,
	"shipped" date NOT NULL,
	"customer_id" uuid,
	"operator_id" uuid,
	"sales_id" uuid,
	"customer_service_id" uuid,
	"marketing_id" uuid,
	"created_by" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"settlement_sales" numeric,
	"settlement_costs" numeric,
	"settlement_waived" numeric,
	"settlement_difference" numeric,
	"settlement_missing" date,
	"rmb_sales" numeric,
	"rmb_costs" numeric,
	"rmb_waived" numeric,
	"rmb_difference" numeric,
	"rmb_missing" date,
	"usd_sales" numeric,
	"usd_costs" numeric,
	"usd_waived" numeric,
	"usd_difference" numeric,
	"usd_missing" date,
	"hkd_sales" numeric,
	"hkd_costs" numeric,
	"hkd_waived" numeric,
	"hkd_difference" numeric,
	"hkd_missing" date,
	CONSTRAINT "waybill_profit_company_id_waybill_id_pk" PRIMARY KEY("company_id","waybill_id")
);
--> statement-breakpoint
CREATE INDEX "profit_due_waybill" ON "profit_due" USING btree ("company_id","waybill_id");--> statement-breakpoint
CREATE INDEX "waybill_profit_shipped" ON "waybill_profit" USING btree ("company_id","shipped");--> statement-breakpoint
CREATE INDEX "waybill_profit_last_day" ON "waybill_profit" USING btree ("company_id","last_day");
--> statement-breakpoint
-- Whatever a kept sum hangs on names its waybill here when it changes, in the same transaction, whoever changes it.
CREATE FUNCTION profit_due_of_charge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO profit_due (company_id, waybill_id) VALUES (OLD.company_id, OLD.waybill_id);
	END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.waybill_id <> OLD.waybill_id) THEN
		INSERT INTO profit_due (company_id, waybill_id) VALUES (NEW.company_id, NEW.waybill_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profit_due_bill_added AFTER INSERT OR DELETE ON collection_bill FOR EACH ROW EXECUTE FUNCTION profit_due_of_charge();
--> statement-breakpoint
CREATE TRIGGER profit_due_bill_changed AFTER UPDATE ON collection_bill FOR EACH ROW
	WHEN ((OLD.waybill_id, OLD.bill_date, OLD.currency, OLD.settlement_currency, OLD.amount, OLD.rate, OLD.voided_at)
		IS DISTINCT FROM (NEW.waybill_id, NEW.bill_date, NEW.currency, NEW.settlement_currency, NEW.amount, NEW.rate, NEW.voided_at))
	EXECUTE FUNCTION profit_due_of_charge();
--> statement-breakpoint
CREATE TRIGGER profit_due_cost_added AFTER INSERT OR DELETE ON supplier_cost FOR EACH ROW EXECUTE FUNCTION profit_due_of_charge();
--> statement-breakpoint
CREATE TRIGGER profit_due_cost_changed AFTER UPDATE ON supplier_cost FOR EACH ROW
	WHEN ((OLD.waybill_id, OLD.cost_date, OLD.currency, OLD.settlement_currency, OLD.amount, OLD.rate)
		IS DISTINCT FROM (NEW.waybill_id, NEW.cost_date, NEW.currency, NEW.settlement_currency, NEW.amount, NEW.rate))
	EXECUTE FUNCTION profit_due_of_charge();
--> statement-breakpoint
CREATE FUNCTION profit_due_of_record(company uuid, record uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO profit_due (company_id, waybill_id)
	SELECT company, b.waybill_id FROM collection_bill b WHERE b.company_id = company AND b.id = record
	UNION ALL SELECT company, c.waybill_id FROM supplier_cost c WHERE c.company_id = company AND c.id = record
$$;
--> statement-breakpoint
CREATE FUNCTION profit_due_of_write_off_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM profit_due_of_record(OLD.company_id, OLD.record_id);
	END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.record_id <> OLD.record_id) THEN
		PERFORM profit_due_of_record(NEW.company_id, NEW.record_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profit_due_line_added AFTER INSERT ON write_off_line FOR EACH ROW
	WHEN (NEW.standing = 'posted') EXECUTE FUNCTION profit_due_of_write_off_line();
--> statement-breakpoint
CREATE TRIGGER profit_due_line_gone AFTER DELETE ON write_off_line FOR EACH ROW
	WHEN (OLD.standing = 'posted') EXECUTE FUNCTION profit_due_of_write_off_line();
--> statement-breakpoint
CREATE TRIGGER profit_due_line_changed AFTER UPDATE ON write_off_line FOR EACH ROW
	WHEN ((OLD.standing = 'posted' OR NEW.standing = 'posted')
		AND (OLD.standing, OLD.record_id, OLD.write_off_id, OLD.waived_share, OLD.exchange_difference)
			IS DISTINCT FROM (NEW.standing, NEW.record_id, NEW.write_off_id, NEW.waived_share, NEW.exchange_difference)
		AND (OLD.waived_share <> 0 OR OLD.exchange_difference <> 0 OR NEW.waived_share <> 0 OR NEW.exchange_difference <> 0))
	EXECUTE FUNCTION profit_due_of_write_off_line();
--> statement-breakpoint
-- The day that a record is posted on is the day of its waivers and differences.
CREATE FUNCTION profit_due_of_write_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO profit_due (company_id, waybill_id)
	SELECT l.company_id, coalesce(b.waybill_id, c.waybill_id) FROM write_off_line l
	LEFT JOIN collection_bill b ON b.company_id = l.company_id AND b.id = l.record_id
	LEFT JOIN supplier_cost c ON c.company_id = l.company_id AND c.id = l.record_id
	WHERE l.company_id = NEW.company_id AND l.write_off_id = NEW.id AND l.standing = 'posted'
		AND coalesce(b.waybill_id, c.waybill_id) IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profit_due_posted AFTER UPDATE ON write_off FOR EACH ROW
	WHEN (OLD.posted_on IS DISTINCT FROM NEW.posted_on) EXECUTE FUNCTION profit_due_of_write_off();
--> statement-breakpoint
-- A signed-off job keeps its rates, for its main waybill and the houses under it.
CREATE FUNCTION profit_due_of_job(company uuid, job uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO profit_due (company_id, waybill_id)
	SELECT company, w.id FROM waybill w WHERE w.company_id = company AND w.main_waybill_id = job
	UNION ALL SELECT company, job
$$;
--> statement-breakpoint
CREATE FUNCTION profit_due_of_sign_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM profit_due_of_job(OLD.company_id, OLD.waybill_id);
	END IF;
	IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.waybill_id <> OLD.waybill_id) THEN
		PERFORM profit_due_of_job(NEW.company_id, NEW.waybill_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profit_due_signed AFTER INSERT OR UPDATE OR DELETE ON job_sign_off FOR EACH ROW EXECUTE FUNCTION profit_due_of_sign_off();
--> statement-breakpoint
CREATE FUNCTION profit_due_of_waybill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.is_main OR NEW.is_main) AND (OLD.is_main, OLD.shipping_date) IS DISTINCT FROM (NEW.is_main, NEW.shipping_date) THEN
		PERFORM profit_due_of_job(NEW.company_id, NEW.id);
	ELSE
		INSERT INTO profit_due (company_id, waybill_id) VALUES (NEW.company_id, NEW.id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profit_due_waybill AFTER UPDATE ON waybill FOR EACH ROW
	WHEN ((OLD.main_waybill_id, OLD.is_main, OLD.type, OLD.shipping_date, OLD.customer_id, OLD.operator_id, OLD.sales_id,
			OLD.customer_service_id, OLD.marketing_id, OLD.created_by)
		IS DISTINCT FROM (NEW.main_waybill_id, NEW.is_main, NEW.type, NEW.shipping_date, NEW.customer_id, NEW.operator_id, NEW.sales_id,
			NEW.customer_service_id, NEW.marketing_id, NEW.created_by))
	EXECUTE FUNCTION profit_due_of_waybill();
--> statement-breakpoint
-- A rate holds from its date until the day before the next one's.
CREATE FUNCTION profit_due_of_days(changed exchange_rate) RETURNS void LANGUAGE sql AS $$
	INSERT INTO profit_due (company_id, from_day, to_day)
	SELECT changed.company_id, changed.date, (
		SELECT min(r.date) - 1 FROM exchange_rate r
		WHERE r.company_id = changed.company_id AND r.settlement_currency = changed.settlement_currency
			AND r.currency = changed.currency AND r.date > changed.date AND r.id <> changed.id)
	WHERE changed.currency IN ('RMB', 'USD', 'HKD')
$$;
--> statement-breakpoint
CREATE FUNCTION profit_due_of_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM profit_due_of_days(OLD);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM profit_due_of_days(NEW);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profit_due_rate_added AFTER INSERT OR DELETE ON exchange_rate FOR EACH ROW EXECUTE FUNCTION profit_due_of_rate();
--> statement-breakpoint
CREATE TRIGGER profit_due_rate_changed AFTER UPDATE ON exchange_rate FOR EACH ROW
	WHEN ((OLD.settlement_currency, OLD.currency, OLD.date, OLD.rate) IS DISTINCT FROM (NEW.settlement_currency, NEW.currency, NEW.date, NEW.rate))
	EXECUTE FUNCTION profit_due_of_rate();
--> statement-breakpoint
CREATE FUNCTION profit_due_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO profit_due (company_id, from_day) VALUES (NEW.company_id, '-infinity');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profit_due_settlement AFTER UPDATE ON company FOR EACH ROW
	WHEN (OLD.settlement_currency <> NEW.settlement_currency) EXECUTE FUNCTION profit_due_of_company();
--> statement-breakpoint
-- All that stood before is summed by the first runs of the job.
INSERT INTO profit_due (company_id, waybill_id)
SELECT company_id, waybill_id FROM collection_bill UNION SELECT company_id, waybill_id FROM supplier_cost;
