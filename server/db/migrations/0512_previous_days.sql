-- Which day in court came before a hearing is said here alone, whether a person, an import or a court's list adds it.
-- Hearings that are set follow when a day before them gets its outcome, loses it, moves or is deleted.

create function last_day_in_court(p_case uuid, p_by date, p_but uuid) returns uuid
  language sql stable
  set search_path = public, pg_temp
as $$
  select h.id from hearings h where h.case_ref = p_case and h.on_day <= p_by and h.id <> p_but and h.state <> 'set'
      and h.deleted_at is null
    order by h.on_day desc, h.id desc limit 1
$$;

create function hearings_find_previous() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  -- Whoever closes the day before meanwhile sees this row, or this row sees the outcome.
  perform from cases where id = new.case_ref for no key update;
  new.previous_ref := last_day_in_court(new.case_ref, new.on_day, new.id);
  if new.board is not null then
    new.board := new.board || days_around(new.case_ref, new.previous_ref, new.next_ref);
  end if;
  return new;
end $$;
alter function hearings_find_previous owner to sereshta_system;
revoke all on function hearings_find_previous from public;
-- Before `hearings_keep_board`, by their names: that reads what this found. Who makes a hearing with an outcome names it.
create trigger hearings_find_previous before insert on hearings for each row
  when (new.state = 'set' and new.previous_ref is null) execute function hearings_find_previous();
create trigger hearings_find_previous_anew before update of on_day, state, deleted_at on hearings for each row
  when (new.state = 'set' and new.deleted_at is null
    and (new.on_day, new.state, new.deleted_at) is distinct from (old.on_day, old.state, old.deleted_at))
  execute function hearings_find_previous();

create function hearings_keep_previous() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform from cases where id = new.case_ref for no key update;
  update hearings h set previous_ref = last_day_in_court(h.case_ref, h.on_day, h.id)
    where h.case_ref = new.case_ref and h.state = 'set' and h.deleted_at is null and h.on_day >= least(old.on_day, new.on_day)
      and h.previous_ref is distinct from last_day_in_court(h.case_ref, h.on_day, h.id);
  return null;
end $$;
alter function hearings_keep_previous owner to sereshta_system;
revoke all on function hearings_keep_previous from public;
create trigger hearings_keep_previous after update of on_day, state, deleted_at on hearings for each row
  when ((new.state <> 'set' or old.state <> 'set')
    and (new.on_day, new.state, new.deleted_at) is distinct from (old.on_day, old.state, old.deleted_at))
  execute function hearings_keep_previous();
