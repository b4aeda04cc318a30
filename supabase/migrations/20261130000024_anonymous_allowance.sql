-- An anonymous account costs nothing to make, so its free allowance comes with its first e-mail, telephone or identity, by the same
-- rules as that of a new account. Replaced, not dropped: on a hosted database only the owner of the table may drop its triggers.
create or replace trigger grant_free_credits after insert on auth.users
  for each row when (not new.is_anonymous) execute function billing.grant_free_credits();
create trigger grant_free_credits_once_known after update on auth.users
  for each row when (old.is_anonymous and not new.is_anonymous) execute function billing.grant_free_credits();
