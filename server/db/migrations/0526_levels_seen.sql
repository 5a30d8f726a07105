-- How a case bears the number of a line, kept so that whoever reads the list is told how sure the line is by the cases that they
-- see alone: a hidden case of the same number makes nothing less sure. Of the rest, and of lists read before, the level stands.
alter table cause_list_matches add column nearness smallint, add column is_alike boolean;

-- Surely a line is of the one case that stands out among those of its number: the nearest court, then a side that is alike.
create view cause_list_matches_seen with (security_invoker = true) as
  select id, line_ref, list_ref, case_ref, decision, applied_at, case
      when is_alike is null then level
      when is_near and (named = 0 or is_alike) then case when coalesce(nullif(named, 0), near) = 1 then 'sure' else 'likely' end
      when is_alike then 'likely' else 'possible' end as level
    from (select *, count(*) filter (where is_near) over (partition by list_ref, line_ref) as near,
        count(*) filter (where is_near and is_alike) over (partition by list_ref, line_ref) as named
      from (select *, coalesce(nearness = max(nearness) over (partition by list_ref, line_ref), false) as is_near
        from cause_list_matches) as m) as m;
grant select on cause_list_matches_seen to sereshta_staff, sereshta_system;
