-- What suggestions of time need to know of the caller alone: their own acts, their own times and what courts usually take them.

-- Tasks that the caller worked at between two moments, newest first, by what they did there.
create function own_tasks_touched(p_from timestamptz, p_to timestamptz) returns table (note_id uuid, at timestamptz)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select e.subject_id, max(e.happened_at)
    from (select subject_id, happened_at from activity_events
            where actor_id = app_user_id() and happened_at >= p_from and happened_at < p_to
              and type in ('note.created', 'note.modified', 'note.steps_changed')
            order by happened_at desc limit 500) as e
    group by e.subject_id order by max(e.happened_at) desc limit 30
$$;

-- All times of the caller on a day, also on cases that are hidden from them by now.
create function own_spans_of(p_day date) returns tstzmultirange
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select range_agg(e.spans) from time_entries e
    where e.user_id = app_user_id() and e.work_date = p_day and e.spans is not null
$$;

-- How long the caller's last five days in a court took; null before the first.
create function usual_court_seconds(p_court uuid) returns integer
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select percentile_disc(0.5) within group (order by lately.seconds)
    from (select e.seconds
            from (select source_id, work_date from time_entries
                    where user_id = app_user_id() and source = 'hearing'
                    order by work_date desc limit 60) as proposed
              join hearings h on h.id = proposed.source_id and h.court_ref = p_court
              join time_entries e on e.user_id = app_user_id() and e.source = 'hearing'
                and e.source_id = proposed.source_id and e.work_date = proposed.work_date
            order by proposed.work_date desc limit 5) as lately
$$;

alter function own_tasks_touched owner to sereshta_system;
alter function own_spans_of owner to sereshta_system;
alter function usual_court_seconds owner to sereshta_system;
revoke all on function own_tasks_touched, own_spans_of, usual_court_seconds from public;
grant execute on function own_tasks_touched, own_spans_of, usual_court_seconds to sereshta_staff;
