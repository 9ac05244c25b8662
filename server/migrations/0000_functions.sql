-- The pieces a text is found by: every three characters in a row, and every two that begin with a letter
-- beyond Latin (Chinese names have two characters). Each is hashed with the company, so that one company's
-- search never walks through another's rows, and so that the index needs no extension and no particular locale.
CREATE FUNCTION search_grams(company uuid, content text) RETURNS bigint[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg(DISTINCT hashtextextended(gram, hashtextextended(company::text, 0))), '{}')
  FROM (
    SELECT substr(content, place, 3) AS gram FROM generate_series(1, length(content) - 2) AS place
    UNION ALL
    SELECT substr(content, place, 2) FROM generate_series(1, length(content) - 1) AS place
    WHERE content ~ '[^\x01-\x7f]' AND ascii(substr(content, place, 1)) > 767
  ) AS pieces
  WHERE position(chr(10) IN gram) = 0
$$;
--> statement-breakpoint
-- How a person's search is compared: lower case, compatibility forms made plain (full-width digits, ligatures).
CREATE FUNCTION search_normal(content text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT lower(normalize(content, nfkc)) $$;
