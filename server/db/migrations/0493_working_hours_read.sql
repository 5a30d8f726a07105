-- Whoever is to work no hours is not reminded.
create policy working_hours_system on working_hours for select to sereshta_system using (true);
grant select on working_hours to sereshta_system;
