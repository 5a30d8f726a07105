-- What tells of two hearings of one person stands under the case of one; it goes too when the other one's case is hidden.
create or replace function follow_hidden() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    delete from notifications n using changed c where n.user_id = c.user_id and n.case_ref = c.case_ref;
    delete from notifications n using changed c
      where n.user_id = c.user_id and n.type = 'hearing_reminder' and n.params ->> 'other_ref' = c.case_ref::text;
  end if;
  update users u set hides_cases = not u.hides_cases
    where u.id in (select c.user_id from changed c)
      and u.hides_cases <> exists (select from case_hidden h where h.user_id = u.id);
  return null;
end $$;
