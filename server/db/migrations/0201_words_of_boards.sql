-- What a board says of a row's case stands on the row itself: looked for there, each row would touch some twenty pages.
-- Triggers write it anew with whatever it is made of. A row without it (null) is read the long way.

alter table hearings add column board jsonb;
alter table deadlines add column board jsonb;

-- As whoever asks: under their policies, for triggers all.
create function board_of_case(p_case uuid) returns jsonb
  language sql stable
  set search_path = public, pg_temp
as $$
  select jsonb_build_object('status', c.status, 'lead_id', c.lead_id, 'type_ref', c.type_ref, 'case', jsonb_build_object(
      'id', c.id, 'case_id', c.case_id, 'title', c.title, 'client_name', c.client_name, 'case_no', c.case_no,
      'case_year', c.case_year, 'ours', sides.ours, 'theirs', sides.theirs))
    from cases c, lateral (
      select max(coalesce(p.name_latin, p.name_bangla)) filter (where first.side = 'ours') as ours,
          max(coalesce(p.name_latin, p.name_bangla)) filter (where first.side = 'theirs') as theirs
        from (select distinct on (cp.side) cp.side, cp.party_ref from case_parties cp
            where cp.case_ref = c.id and (cp.side, cp.role) in (('ours', 'client'), ('theirs', 'opponent'))
            order by cp.side, cp.created_at, cp.id) first
          join parties p on p.id = first.party_ref) sides
    where c.id = p_case
$$;

-- The days before and after a hearing, of its own case alone.
create function days_around(p_case uuid, p_previous uuid, p_next uuid) returns jsonb
  language sql stable
  set search_path = public, pg_temp
as $$
  select jsonb_build_object('previous_on', before.on_day, 'previous_state', before.state, 'next_on', following.on_day)
    from (values (1)) one
      left join hearings before on before.id = p_previous and before.case_ref = p_case and before.deleted_at is null
      left join hearings following on following.id = p_next and following.case_ref = p_case and following.deleted_at is null
$$;

create function hearings_keep_board() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  -- Whoever changes the case meanwhile sees this row, or this row sees what they changed.
  perform from cases where id = new.case_ref for no key update;
  new.board := board_of_case(new.case_ref) || days_around(new.case_ref, new.previous_ref, new.next_ref);
  return new;
end $$;
alter function hearings_keep_board owner to sereshta_system;
create trigger hearings_keep_board before insert or update of case_ref, previous_ref, next_ref on hearings
  for each row execute function hearings_keep_board();

create function hearings_keep_neighbours() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update hearings set board = board || days_around(case_ref, previous_ref, next_ref)
    where (previous_ref = new.id or next_ref = new.id) and board is not null;
  return null;
end $$;
alter function hearings_keep_neighbours owner to sereshta_system;
create trigger hearings_keep_neighbours after update of case_ref, on_day, state, deleted_at on hearings
  for each row when ((new.case_ref, new.on_day, new.state, new.deleted_at)
    is distinct from (old.case_ref, old.on_day, old.state, old.deleted_at))
  execute function hearings_keep_neighbours();

create function deadlines_keep_board() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform from cases where id = new.case_ref for no key update;
  new.board := board_of_case(new.case_ref);
  return new;
end $$;
alter function deadlines_keep_board owner to sereshta_system;
create trigger deadlines_keep_board before insert or update of case_ref on deadlines
  for each row execute function deadlines_keep_board();

create function keep_boards(p_cases uuid[]) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform from cases where id = any (p_cases) order by id for no key update;
  with boards as materialized (select id, board_of_case(id) as board from unnest(p_cases) as id)
  update hearings h set board = h.board || b.board from boards b where h.case_ref = b.id and not h.board @> b.board;
  with boards as materialized (select id, board_of_case(id) as board from unnest(p_cases) as id)
  update deadlines d set board = b.board from boards b where d.case_ref = b.id and not d.board @> b.board;
end $$;
alter function keep_boards owner to sereshta_system;
revoke all on function keep_boards from public;

create function cases_keep_boards() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform keep_boards(array[new.id]);
  return null;
end $$;
alter function cases_keep_boards owner to sereshta_system;
create trigger cases_keep_boards
  after update of case_id, title, client_name, type_ref, case_no, case_year, status, lead_id on cases
  for each row when ((new.case_id, new.title, new.client_name, new.type_ref, new.case_no, new.case_year, new.status, new.lead_id)
    is distinct from (old.case_id, old.title, old.client_name, old.type_ref, old.case_no, old.case_year, old.status, old.lead_id))
  execute function cases_keep_boards();

create function case_parties_keep_boards() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform keep_boards(array(select distinct id from unnest(array[old.case_ref, new.case_ref]) as id where id is not null));
  return null;
end $$;
alter function case_parties_keep_boards owner to sereshta_system;
create trigger case_parties_keep_boards after insert or delete or update of case_ref, party_ref, side, role on case_parties
  for each row execute function case_parties_keep_boards();

create function parties_keep_boards() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform keep_boards(array(select distinct case_ref from case_parties where party_ref = new.id order by case_ref));
  return null;
end $$;
alter function parties_keep_boards owner to sereshta_system;
create trigger parties_keep_boards after update of name_latin, name_bangla on parties
  for each row when (coalesce(new.name_latin, new.name_bangla) is distinct from coalesce(old.name_latin, old.name_bangla))
  execute function parties_keep_boards();
