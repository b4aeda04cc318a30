-- As before; but with bodies that PostgreSQL parses now and puts into the policies that call them. A function with a search_path of its
-- own is called instead, and plans its statement anew in each query.
create or replace function auth.jwt() returns jsonb language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
create or replace function auth.uid() returns uuid language sql stable
  return nullif(coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb ->> 'sub', '')::uuid;
create or replace function auth.role() returns text language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb ->> 'role';
