-- What short searches find waybills by: how each line of their numbers and names begins, two characters long, one that is
-- beyond Latin, and a line of one character. Hashed with the company as in search_grams().
CREATE FUNCTION search_beginnings(company uuid, content text) RETURNS bigint[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  salt bigint := hashtextextended(company::text, 0);
BEGIN
  RETURN coalesce((
    SELECT array_agg(DISTINCT hashtextextended(beginning, salt))
    FROM string_to_table(content, chr(10)) AS line,
      LATERAL (VALUES
        (CASE WHEN length(line) >= 2 THEN left(line, 2) END),
        (CASE WHEN length(line) = 1 OR ascii(line) > 767 THEN left(line, 1) END)
      ) AS pieces (beginning)
    WHERE beginning IS NOT NULL
  ), '{}');
END
$$;
--> statement-breakpoint
-- As find_waybills(), for texts of one or two characters: the waybills of which a line begins so.
CREATE FUNCTION find_waybills_beginning(wanted text, most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT id FROM waybill
  WHERE company_id = nullif(current_setting('lading.company_id', true), '')::uuid
    AND search_beginnings(company_id, search_text) @>
      ARRAY[hashtextextended(wanted, hashtextextended(nullif(current_setting('lading.company_id', true), '')::uuid::text, 0))]
    AND position(chr(10) || wanted IN chr(10) || search_text) > 0
  LIMIT most
$$;
--> statement-breakpoint
CREATE INDEX "waybill_beginnings" ON "waybill" USING gin (search_beginnings(company_id, search_text));