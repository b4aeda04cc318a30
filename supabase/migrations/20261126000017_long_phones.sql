-- Where LONG_PHONE_NUMBERS lets them, the telephones of private networks are longer than the fifteen digits of a public one.
alter table public.profiles
  drop constraint profiles_phone_check,
  add constraint profiles_phone_check check (phone ~ '^\+?[0-9]{4,20}$');
