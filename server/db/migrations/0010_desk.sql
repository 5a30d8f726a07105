-- The sum of everything, and of a category, was read from every case's total. The totals of the whole firm
-- stand beside them now, under the case id '' that no case can have.
create or replace function sum_costs() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  -- In one order for everybody, so that two writers wait for each other and never deadlock.
  insert into cost_totals as t (case_id, cost_category, amount, costs)
    select place.case_id, changes.cost_category, sum(changes.amount), sum(changes.costs)
      from (select new.case_id, new.cost_category, new.amount, 1 as costs
              where tg_op <> 'DELETE' and new.deleted_at is null
            union all
            select old.case_id, old.cost_category, -old.amount, -1
              where tg_op <> 'INSERT' and old.deleted_at is null) as changes,
          lateral (values (changes.case_id), ('')) as place (case_id)
      group by 1, 2 having sum(changes.amount) <> 0 or sum(changes.costs) <> 0 order by 1, 2
    on conflict on constraint cost_totals_pkey
      do update set amount = t.amount + excluded.amount, costs = t.costs + excluded.costs;
  return null;
end $$;

-- As the role that may: whoever migrates owns the table and is still bound by its policies.
set local role sereshta_system;
insert into cost_totals (case_id, cost_category, amount, costs)
  select '', cost_category, sum(amount), sum(costs) from cost_totals group by cost_category;
reset role;
drop index cost_totals_by_category;
