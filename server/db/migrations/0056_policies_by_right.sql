-- Policies ask for a right by its name where they asked for a partner; what they give is the same.
alter policy notes_seen on notes using ((select app_has_right('notes.all')) or user_id = (select app_user_id()));
alter policy notes_changed on notes using ((select app_has_right('notes.all')) or user_id = (select app_user_id()))
  with check ((select app_has_right('notes.all')) or user_id = (select app_user_id()));
alter policy notes_deleted on notes using ((select app_has_right('notes.all')) or user_id = (select app_user_id()));
alter policy note_counts_seen on note_counts
  using ((select app_has_right('notes.all')) or user_id = (select app_user_id()));
alter policy note_days_seen on note_days
  using ((select app_has_right('notes.all')) or user_id = (select app_user_id()));
alter policy deleted_notes_seen on deleted_notes
  using ((select app_has_right('notes.all')) or (deleted_by = (select app_user_id()) and owner_id = (select app_user_id())));

alter policy daily_work_logs_seen on daily_work_logs
  using ((select app_has_right('notes.all')) or user_id = (select app_user_id())
    or exists (select from notes n where n.id = note_id));
alter policy daily_work_logs_changed on daily_work_logs
  using ((select app_has_right('notes.all')) or exists (select from notes n where n.id = note_id));
alter policy daily_work_logs_deleted on daily_work_logs
  using ((select app_has_right('notes.all')) or exists (select from notes n where n.id = note_id));
alter policy time_records_seen on time_records
  using ((select app_has_right('notes.all')) or user_id = (select app_user_id())
    or exists (select from notes n where n.id = note_id));
alter policy daily_work_logs_booked_for_leavers on daily_work_logs
  with check ((select app_has_right('people')) and exists (
    select from profiles p where p.user_id = daily_work_logs.user_id and p.left_at is not null));
alter policy time_records_ended_for_leavers on time_records
  using ((select app_has_right('people')) and exists (
    select from profiles p where p.user_id = time_records.user_id and p.left_at is not null));

alter policy cases_changed on cases using ((select app_has_right('cases.manage')) or created_by = (select app_user_id()))
  with check ((select app_has_right('cases.manage')) or created_by = (select app_user_id()));
alter policy cases_deleted on cases using ((select app_has_right('cases.manage')) or created_by = (select app_user_id()));
alter policy case_costing_seen_by_staff on case_costing
  using ((select app_user_id()) is not null
    and (deleted_at is null or (select app_has_right('cases.manage')) or deleted_by = (select app_user_id())));
alter policy case_costing_changed on case_costing
  using ((select app_user_id()) is not null
    and (deleted_at is null or (select app_has_right('cases.manage')) or deleted_by = (select app_user_id())));
alter policy case_timeline_seen_by_staff on case_timeline
  using ((select app_user_id()) is not null
    and (deleted_at is null or (select app_has_right('cases.manage')) or deleted_by = (select app_user_id())));
alter policy case_timeline_changed on case_timeline
  using ((select app_user_id()) is not null
    and (deleted_at is null or (select app_has_right('cases.manage')) or deleted_by = (select app_user_id())));
