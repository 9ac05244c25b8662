-- Whether a company's period runs, and nothing else of it: what an expired company offers to the others is not to be
-- found. It runs as the owner, since the policies show a company only to itself.
CREATE FUNCTION company_in_period(asked uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT EXISTS (
    SELECT FROM company
    WHERE company_id = asked AND (valid_until IS NULL OR valid_until >= (now() AT TIME ZONE 'UTC')::date)
  )
$$;
