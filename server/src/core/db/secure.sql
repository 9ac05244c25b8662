-- Who may do what, applied at every start after the migrations; does nothing where all is as it should be, so that
-- a copy of the server may start while others work. The runner names the application's role in `lading.app_role`.
-- The policies hold for the application's role, not for the owner of the tables (no FORCE): migrations and the demo
-- loader work on whole tables, and find_waybills() must run as one whom no policy keeps from the search index.
DO $secure$
DECLARE
  -- Found across companies, by a key of their own (sign-in names, public tracking numbers, what a company offers to the
  -- others); kept small.
  directory constant text[] := ARRAY[
    'company_directory', 'idempotency_key', 'outbox_message', 'payment_link_token', 'questionnaire_link', 'rate_limit', 'session',
    'sign_in', 'sign_in_attempt', 'supplier_offer', 'supplier_offer_service', 'tracking_hand_over', 'tracking_number',
    'verification_code'
  ];
  -- Only ever added to: logs and postings.
  append_only constant text[] := ARRAY['client_fund_posting', 'client_fund_use', 'ledger_posting', 'ledger_transaction', 'operation_log', 'questionnaire_submission', 'waybill_event', 'waybill_event_withdrawal'];
  -- A company's rows; with no company set, no rows.
  tenant constant text := $$(company_id = (NULLIF(current_setting('lading.company_id'::text, true), ''::text))::uuid)$$;
  app constant name := current_setting('lading.app_role');
  role_row pg_roles;
  entry record;
  allowed text;
BEGIN
  SELECT * INTO role_row FROM pg_roles WHERE rolname = app;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The role % does not exist', app;
  END IF;
  IF role_row.rolsuper OR role_row.rolbypassrls OR pg_has_role(app, current_user, 'MEMBER') THEN
    RAISE EXCEPTION 'The role % could read other companies'' rows: it must be no superuser, not bypass row-level security and not be a member of %', app, current_user;
  END IF;

  IF NOT has_database_privilege(app, current_database(), 'CONNECT') THEN
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), app);
  END IF;
  IF NOT has_schema_privilege(app, 'public', 'USAGE') THEN
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', app);
  END IF;

  FOR entry IN
    SELECT c.oid, c.oid::regclass AS name, c.relname, c.relrowsecurity,
      c.relname = ANY (directory) AS is_directory,
      EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'company_id' AND NOT attisdropped) AS has_company,
      (SELECT pg_get_expr(polqual, polrelid) FROM pg_policy WHERE polrelid = c.oid AND polname = 'tenant') AS policy
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    ORDER BY c.relname
  LOOP
    IF NOT entry.is_directory THEN
      IF NOT entry.has_company THEN
        RAISE EXCEPTION 'Table % has no company_id and is not in the list of directory tables in secure.sql', entry.name;
      END IF;
      IF entry.policy IS DISTINCT FROM tenant THEN
        EXECUTE format('DROP POLICY IF EXISTS tenant ON %s', entry.name);
        EXECUTE format('CREATE POLICY tenant ON %s USING %s', entry.name, tenant);
      END IF;
      IF NOT entry.relrowsecurity THEN
        EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', entry.name);
      END IF;
    END IF;

    allowed := CASE WHEN entry.relname = ANY (append_only) THEN 'SELECT, INSERT' ELSE 'SELECT, INSERT, UPDATE, DELETE' END;
    IF (
      SELECT string_agg(privilege, ', ' ORDER BY place)
      FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) WITH ORDINALITY AS asked (privilege, place)
      WHERE has_table_privilege(app, entry.oid, privilege)
    ) IS DISTINCT FROM allowed THEN
      EXECUTE format('REVOKE ALL ON %s FROM %I', entry.name, app);
      EXECUTE format('GRANT %s ON %s TO %I', allowed, entry.name, app);
    END IF;
  END LOOP;

  FOR entry IN SELECT oid, oid::regclass AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' LOOP
    IF NOT has_sequence_privilege(app, entry.oid, 'USAGE') THEN
      EXECUTE format('GRANT USAGE ON SEQUENCE %s TO %I', entry.name, app);
    END IF;
  END LOOP;
END
$secure$;
