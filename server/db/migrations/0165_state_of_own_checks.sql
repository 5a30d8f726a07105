-- What the newest check of its parties came to stands on a case. A check of other names, asked for by hand beside it,
-- says nothing of them.
create or replace function keep_conflict_state() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if new.why <> 'by_hand' and not exists (select from conflict_checks c
      where c.case_ref = new.case_ref and c.why <> 'by_hand' and (c.created_at, c.id) > (new.created_at, new.id)) then
    update cases set conflict_state = new.state where id = new.case_ref and conflict_state <> new.state;
  end if;
  return null;
end $$;
