-- The pieces a text is found by: every three characters in a row, and every two that begin with a letter
-- beyond Latin (Chinese names have two characters). Each is hashed with the company, so that one company's
-- search never walks through another's rows, and so that the index needs no extension and no particular locale.
CREATE FUNCTION search_grams(company uuid, content text) RETURNS bigint[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  salt bigint := hashtextextended(company::text, 0);
BEGIN
  RETURN coalesce((
    SELECT array_agg(DISTINCT gram)
    FROM (
      SELECT hashtextextended(substr(line, place, 3), salt) AS gram
      FROM string_to_table(content, chr(10)) AS line, generate_series(1, length(line) - 2) AS place
      UNION ALL
      SELECT hashtextextended(substr(line, place, 2), salt)
      FROM string_to_table(content, chr(10)) AS line,
        generate_series(1, CASE WHEN octet_length(line) > length(line) THEN length(line) - 1 ELSE 0 END) AS place
      WHERE ascii(substr(line, place, 1)) > 767
    ) AS pieces
  ), '{}');
END
$$;
--> statement-breakpoint
-- How a person's search is compared: lower case, compatibility forms made plain (full-width digits, ligatures).
CREATE FUNCTION search_normal(content text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT lower(normalize(content, nfkc)) $$;
