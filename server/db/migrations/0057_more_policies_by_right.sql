-- As in the migration before; in two, so that not all tables are held at once.
alter policy activity_events_read_by_partners on activity_events using ((select app_has_right('audit')));
alter policy authorization_codes_partners_read on authorization_codes using ((select app_has_right('roles.give')));
alter policy authorization_codes_partners_create on authorization_codes
  with check ((select app_has_right('roles.give')) and created_by = (select app_user_id()));
alter policy authorization_codes_partners_revoke on authorization_codes
  using ((select app_has_right('roles.give'))) with check ((select app_has_right('roles.give')));
alter policy users_seen_by_partners on users using ((select app_has_right('people')));

alter policy career_attempts_seen_by_partners on career_attempts using ((select app_has_right('applications')));
alter policy career_applications_seen_by_partners on career_applications using ((select app_has_right('applications')));
alter policy career_applications_reviewed on career_applications
  using ((select app_has_right('applications')))
  with check ((select app_has_right('applications')) and reviewed_by = (select app_user_id()));
alter policy files_seen on files
  using (user_id = (select app_user_id())
    or (bucket = 'chat-files' and used_at is not null)
    or (bucket = 'resumes' and (select app_has_right('applications'))));
alter policy files_removed on files
  using (bucket = 'chat-files' and (user_id = (select app_user_id()) or (select app_has_right('chat.clear'))));
alter policy community_chat_deleted on community_chat
  using (user_id = (select app_user_id()) or (select app_has_right('chat.clear')));
alter policy chat_horizon_moved on chat_horizon
  using ((select app_has_right('chat.clear'))) with check ((select app_has_right('chat.clear')));

alter policy meetings_seen_by_partners on meetings using ((select app_has_right('meetings')));
alter policy meetings_booked_by_partners on meetings
  with check ((select app_has_right('meetings')) and created_by = (select app_user_id()));
alter policy meetings_changed_by_partners on meetings
  using ((select app_has_right('meetings'))) with check ((select app_has_right('meetings')));
alter policy meetings_deleted_by_partners on meetings using ((select app_has_right('meetings')));

alter policy partner_notes_seen_by_partners on partner_notes using ((select app_has_right('partner_notes')));
alter policy partner_notes_added on partner_notes
  with check ((select app_has_right('partner_notes')) and user_id = (select app_user_id()) and deleted_at is null);
alter policy partner_notes_changed on partner_notes using ((select app_has_right('partner_notes')))
  with check ((select app_has_right('partner_notes')) and (deleted_by is null or deleted_by = (select app_user_id())));

alter policy partner_feedback_seen on partner_feedback
  using ((select app_has_right('feedback.give')) or (associate_id = (select app_user_id()) and deleted_at is null));
alter policy partner_feedback_given on partner_feedback
  with check ((select app_has_right('feedback.give')) and partner_id = (select app_user_id()) and deleted_at is null);
alter policy partner_feedback_changed on partner_feedback using ((select app_has_right('feedback.give')))
  with check ((select app_has_right('feedback.give')) and (deleted_by is null or deleted_by = (select app_user_id())));

alter policy financial_statements_seen_by_partners on financial_statements using ((select app_has_right('statements')));
alter policy financial_statements_added on financial_statements
  with check ((select app_has_right('statements')) and user_id = (select app_user_id()) and deleted_at is null);
alter policy financial_statements_changed on financial_statements using ((select app_has_right('statements')))
  with check ((select app_has_right('statements')) and (deleted_by is null or deleted_by = (select app_user_id())));
alter policy statement_totals_seen_by_partners on statement_totals using ((select app_has_right('statements')));
