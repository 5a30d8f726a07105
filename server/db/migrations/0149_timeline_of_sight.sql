-- The cases of the timeline as somebody sees them from whom some are hidden: of the few whose texts hidden cases share, the
-- newest date that they may see; all others as they are kept. Split in two, so that a page of the list walks the kept
-- ones in their order and does not make all of them first.

-- The texts of the timeline that events of hidden cases bear.
create function timeline_texts_touched() returns text[]
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select array(select distinct t.case_id from case_hidden h join case_timeline t on t.case_ref = h.case_ref
    where h.user_id = app_user_id())
$$;
create function timeline_dates_touched() returns table (case_id text, newest_date date)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select t.case_id, max(t.timeline_date) from case_timeline t
    where t.case_id = any (timeline_texts_touched()) and t.deleted_at is null
      and (t.case_ref is null or not hidden_from_me(t.case_ref))
    group by t.case_id
$$;
alter function timeline_texts_touched owner to sereshta_system;
alter function timeline_dates_touched owner to sereshta_system;
revoke all on function timeline_texts_touched, timeline_dates_touched from public;
grant execute on function timeline_texts_touched, timeline_dates_touched to sereshta_staff;

-- What no hidden case shares is read as it is kept: the texts are looked for once a statement.
drop policy timeline_cases_hidden on timeline_cases;
create policy timeline_cases_hidden on timeline_cases as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or case_id <> all ((select timeline_texts_touched())::text[]));
