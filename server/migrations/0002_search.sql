-- The waybills of the present company whose search text holds `wanted` (already normalised), at most `most` of them.
-- Row level security keeps LIKE and @> away from the index, since they are not leakproof; this function runs as the
-- owner and therefore names the company itself.
CREATE FUNCTION find_waybills(wanted text, most integer) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT id FROM waybill
  WHERE company_id = nullif(current_setting('lading.company_id', true), '')::uuid
    AND search_grams @> search_grams(nullif(current_setting('lading.company_id', true), '')::uuid, wanted)
    AND position(wanted IN search_text) > 0
  LIMIT most
$$;
