/*
 * A small firm as earlier releases kept it: for the schema after each of these migrations, rows of what it brought.
 * Written for that schema and never changed when the schema goes on: that is what is being tested.
 */

const person = (n: string) => `md5('person ' || ${n})::uuid`
const note = (n: string) => `md5('note ' || ${n})::uuid`
/** People 1 and 2 are partners, 3 to 6 associates. */
const partner = (n: string) => person(`1 + ${n} % 2`)
const anybody = (n: string) => person(`1 + ${n} % 6`)
const moment = (n: string) => `timestamptz '2026-11-20 16:00Z' - ${n} * interval '11 hours'`

const people = `
insert into users (id, email, password_hash, email_confirmed_at, created_at)
  select ${person('n')}, 'person' || n || '@firm.example', '$argon2id$' || n, '2026-01-01Z', '2026-01-01Z'
    from generate_series(1, 6) n;
insert into profiles (user_id, full_name, role, created_at, updated_at)
  select ${person('n')}, (array['নুসরাত জাহান', 'Imran Hossain', 'ফারহানা রহমান', 'Tanvir Ahmed', 'Sadia Islam', 'Rafiq Khan'])[n],
      case when n < 3 then 'partner' else 'associate' end, '2026-01-01Z', '2026-01-01Z' from generate_series(1, 6) n;
insert into sessions (id, user_id, user_agent, address, created_at, refreshed_at, expires_at)
  select md5('session ' || n)::uuid, ${person('n')}, 'Firefox', '192.0.2.7', '2026-11-01Z', '2026-11-20Z', '2026-12-01Z'
    from generate_series(1, 6) n;
insert into refresh_tokens (token_hash, session_id, generation, created_at)
  select sha256(n::text::bytea), md5('session ' || n)::uuid, 3, '2026-11-20Z' from generate_series(1, 6) n;
insert into authorization_codes (id, code_hash, role, max_uses, uses, created_by, created_at)
  select md5('code ' || n)::uuid, sha256(('code' || n)::bytea), 'associate', 5, n, ${person('1')}, '2026-01-01Z'
    from generate_series(1, 4) n;
insert into one_time_tokens (id, user_id, purpose, expires_at, created_at)
  values (md5('token')::uuid, ${person('3')}, 'recovery', '2026-11-22Z', '2026-11-21Z');
insert into rate_limits (key, tries, reset_at) values ('sign-in of somebody', 3, '2026-11-22Z');
insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
  values (${person('3')}, 'key-1', 'x', '{"id": 1}', '2026-11-21Z');`

const notes = `
insert into notes (id, user_id, title, content, content_text, category, client_name, case_id, is_priority, keep_alive,
    is_archived, archived_at, projected_billable_hours, google_drive_link, created_at, updated_at)
  select ${note('n')}, ${anybody('n')}, 'জমির দলিল যাচাই ' || n, '<p>Deed of <strong>sale</strong></p>', 'Deed of sale',
      (array['Corporate', 'Litigation', 'Tax'])[1 + n % 3], 'Rahima Textiles', 'CASE-2026-' || lpad((n % 40)::text, 3, '0'),
      n % 7 = 0, n % 11 = 0, n > 90, case when n > 90 then timestamptz '2026-11-01Z' end, n % 9 + 0.25,
      'https://drive.example/' || n, ${moment('n')}, ${moment('n')}
    from generate_series(1, 180) n;
insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, created_at, updated_at)
  select md5(n || ' log ' || d)::uuid, ${note('n')}, ${anybody('n')}, (${moment('n')})::date + d, 0.25 * (1 + (n + d) % 8),
      ${moment('n')}, ${moment('n')}
    from generate_series(1, 180) n, generate_series(0, 2) d;
insert into activity_events (type, subject_id, actor_id, detail, request_id, happened_at)
  select 'note.created', ${note('n')}, ${anybody('n')}, jsonb_build_object('title', n), 'request ' || n, ${moment('n')}
    from generate_series(1, 180) n;
insert into live_events (topic, audience) values ('notes', 'staff');`

const runsAndNews = `
insert into time_records (id, note_id, user_id, started_at, ended_at, hours, created_at)
  select md5('run ' || n)::uuid, ${note('n')}, ${anybody('n')}, ${moment('n')}, ${moment('n')} + interval '30 minutes', 0.5,
      ${moment('n')} from generate_series(1, 30) n;
insert into time_records (id, note_id, user_id, started_at, created_at)
  values (md5('running')::uuid, ${note('3')}, ${anybody('3')}, '2026-11-21 05:00Z', '2026-11-21 05:00Z');
insert into notifications (user_id, type, title, message, subject_id, is_read, created_at)
  select ${partner('n')}, 'note_created', 'New task', 'জমির দলিল ' || n, ${note('n')}, n % 3 = 0, ${moment('n')}
    from generate_series(1, 60) n;
insert into archived_months (month, notes, archived_at) values ('2026-09', 40, '2026-10-01Z'), ('2026-10', 50, '2026-11-01Z');`

const desk = `
insert into deleted_notes (note_id, owner_id, deleted_by, deleted_at, note, work_logs, time_records)
  select md5('gone ' || n)::uuid, ${anybody('n')}, ${anybody('n')}, '2026-11-19Z', '{}', '[]', '[]' from generate_series(1, 3) n;
insert into cases (id, case_id, client_name, description, links, created_by, created_at, updated_at)
  select md5('case ' || n)::uuid, 'CASE-2026-' || lpad(n::text, 3, '0'), 'Rahima Textiles', 'বণ্টন মোকদ্দমা',
      array['https://court.example/' || n], ${anybody('n')}, ${moment('n')}, ${moment('n')} from generate_series(1, 30) n;
insert into case_costing (id, user_id, case_id, description, amount, cost_category, date_incurred, deleted_at, deleted_by,
    created_at, updated_at)
  select md5('cost ' || n)::uuid, ${anybody('n')}, 'CASE-2026-' || lpad((n % 30)::text, 3, '0'), 'Stamp paper', n * 12.34,
      (array['Travel', 'Legal Fees', 'Court Fees'])[1 + n % 3], '2026-11-01', case when n % 10 = 0 then timestamptz '2026-11-20Z' end,
      case when n % 10 = 0 then ${anybody('n')} end, ${moment('n')}, ${moment('n')} from generate_series(1, 60) n;
insert into case_timeline (id, user_id, case_id, title, timeline_date, status, order_position, created_at, updated_at)
  select md5('step ' || n)::uuid, ${anybody('n')}, 'CASE-2026-' || lpad((n % 30)::text, 3, '0'), 'Adjourned', '2026-11-01',
      'completed', n, ${moment('n')}, ${moment('n')} from generate_series(1, 60) n;`

const chatAndCareers = `
insert into files (key, bucket, path, user_id, name, ending, size, created_at, used_at)
  select 'chat-files/' || md5('file ' || n), 'chat-files', ${anybody('n')} || '/' || n || '.txt', ${anybody('n')}, 'দলিল.txt', 'txt', 7,
      ${moment('n')}, ${moment('n')} from generate_series(1, 5) n;
insert into community_chat (id, user_id, client_id, message_text, mentioned_users, file_key, file_path, file_name, file_ending, file_size, created_at)
  select md5('message ' || n)::uuid, ${anybody('n')}, md5('client ' || n)::uuid, 'শুভ সকাল ' || n, array[${person('1')}],
      f.key, f.path, f.name, f.ending, f.size, ${moment('n')}
    from generate_series(1, 50) n left join files f on f.path = ${anybody('n')} || '/' || n || '.txt';
insert into career_attempts (id, token_hash, email, position, questions, answers, started_at, ends_at, finished_at, ended_by, score, total)
  select md5('attempt ' || n)::uuid, sha256(('attempt' || n)::bytea), 'a' || n || '@applicants.example', 'intern', '[]',
      array_fill(1::smallint, array[25]), ${moment('n')}, ${moment('n')} + interval '30 minutes', ${moment('n')}, 'applicant', n, 25
    from generate_series(1, 20) n;
insert into career_applications (id, attempt_id, full_name, email, phone, position, motivation, test_score, test_total,
    paragraph_answers, form_hash, created_at, updated_at)
  select md5('application ' || n)::uuid, md5('attempt ' || n)::uuid, 'তাহমিনা আক্তার', 'a' || n || '@applicants.example', '+880 1711',
      'intern', 'To learn', n, 25, '{"whyJoinTRW": "x", "thoughtsOnTRW": "y"}', sha256(n::text::bytea), ${moment('n')}, ${moment('n')}
    from generate_series(1, 15) n;`

const calendarAndPartners = `
insert into calendar_events (id, user_id, title, event_date, event_time, event_type, created_at, updated_at)
  select md5('event ' || n)::uuid, ${anybody('n')}, 'শুনানি ' || n, date '2026-11-01' + n, case when n % 2 = 0 then time '10:30' end,
      'court_date', ${moment('n')}, ${moment('n')} from generate_series(1, 30) n;
insert into calendar_feeds (user_id, token_hash, created_at) values (${person('3')}, sha256('feed'), '2026-11-01Z');
insert into meetings (id, title, meeting_date, start_time, end_time, created_by, created_at, updated_at)
  select md5('meeting ' || n)::uuid, 'Conference', date '2026-11-01' + n, '10:00', '11:00', ${partner('n')}, ${moment('n')}, ${moment('n')}
    from generate_series(1, 20) n;
insert into partner_notes (id, user_id, title, content, content_text, category, created_at, updated_at)
  select md5('partner note ' || n)::uuid, ${partner('n')}, 'Rent ' || n, '<p>x</p>', 'x', 'Tax', ${moment('n')}, ${moment('n')}
    from generate_series(1, 10) n;
insert into partner_feedback (id, partner_id, associate_id, feedback_text, rating, created_at, updated_at)
  select md5('feedback ' || n)::uuid, ${partner('n')}, ${person('3 + n % 4')}, 'Well argued', 1 + n % 5, ${moment('n')}, ${moment('n')}
    from generate_series(1, 12) n;`

const money = `
insert into financial_statements (id, user_id, entry_type, category, description, amount, entry_date, created_at, updated_at)
  select md5('entry ' || n)::uuid, ${partner('n')}, case when n % 2 = 0 then 'income' else 'expense' end,
      case when n % 2 = 0 then 'Legal Fees' else 'Office Rent' end, 'মাসিক ' || n, n * 100.01, date '2026-10-01' + n, ${moment('n')}, ${moment('n')}
    from generate_series(1, 50) n;`

// The rows of timeline_cases come with the events, by the trigger.
const leavers = `
update users set deactivated_at = '2026-11-15Z' where id = ${person('6')};
update profiles set first_steps = 'firm-checked' where user_id = ${person('1')};
update sessions set recovered_at = '2026-11-10Z' where user_id = ${person('3')};
insert into case_timeline (id, user_id, case_id, title, timeline_date, status, order_position, created_at, updated_at)
  select md5('late event ' || n)::uuid, ${partner('n')}, 'CASE-2026-10' || n, 'আদেশ ' || n, date '2026-11-10' + n, 'completed', 0,
      ${moment('n')}, ${moment('n')}
    from generate_series(1, 9) n;`

const rightsWithNames = `
update sessions set opened_from = '198.51.100.7' where user_id = ${person('4')};
insert into live_events (topic, audience, right_name) values ('statements', 'right', 'statements');`

const languages = `
update profiles set language = 'bn', digits = 'latin' where user_id = ${person('4')};
insert into notifications (user_id, type, title, message, params, created_at)
  values (${person('1')}, 'note_created', 'New task', 'x', '{"title": "দলিল", "actor": "Rafiq Khan"}', '2026-11-21Z');`

const court = (n: string) => `md5('court ' || ${n})::uuid`
const aCase = (n: string) => `md5('case ' || ${n})::uuid`
const party = (n: string) => `md5('party ' || ${n})::uuid`
const hearing = (n: string) => `md5('hearing ' || ${n})::uuid`

const caseFile = `
insert into courts (id, name_en, name_bn, level, district, place, calendar_ref, created_at, updated_at)
  select ${court('n')}, 'District Court ' || n, 'জেলা জজ আদালত ' || n, 'district', 'Dhaka', 'Court Street',
      (select id from court_calendars order by name limit 1), ${moment('n')}, ${moment('n')} from generate_series(1, 4) n;
update cases set title = 'Partition of Mirpur land', court_ref = ${court('1 + length(case_id) % 4')},
    type_ref = (select id from case_types order by code limit 1), case_no = right(case_id, 3), case_year = 2025, lead_id = ${person('3')}
  where case_id < 'CASE-2026-020';
insert into case_numbers (id, case_ref, court_ref, type_ref, case_no, case_year, from_on, why, created_at, updated_at)
  select md5('number ' || n)::uuid, ${aCase('n')}, ${court('1')}, (select id from case_types order by code limit 1), 'F' || n, 2024,
      '2024-02-01', 'filed', ${moment('n')}, ${moment('n')} from generate_series(25, 28) n;
insert into case_people (case_ref, user_id, part, since, added_by)
  select ${aCase('n')}, ${person('4')}, 'team', '2026-01-01', ${person('1')} from generate_series(1, 20) n;
update cases set access = 'restricted' where id = ${aCase('7')};
insert into case_walls (case_ref, user_id, reason, raised_by, raised_at)
  values (${aCase('8')}, ${person('5')}, 'Acted for the other side', ${person('1')}, '2026-11-01Z');
insert into texts_refused (case_ref, kind, row_id, refused_by, refused_at)
  values (${aCase('9')}, 'note', ${note('9')}, ${person('1')}, '2026-11-01Z');
insert into case_labels (label_key, case_ref, label, since)
  select lower(case_id), id, case_id, created_at from cases;
insert into labels_to_link (label_key) values ('case-2026-009');
insert into case_messages (id, case_ref, user_id, message_text, created_at)
  select md5('message ' || n)::uuid, ${aCase('n')}, ${person('3')}, 'নথি দেখা হয়েছে', ${moment('n')} from generate_series(1, 9) n;
insert into parties (id, kind, name_latin, name_bangla, phones, created_by, created_at, updated_at)
  select ${party('n')}, 'person', 'Rahima Khatun ' || n, 'রহিমা খাতুন', array['01700000000'], ${person('3')}, ${moment('n')}, ${moment('n')}
    from generate_series(1, 12) n;
insert into party_aliases (id, party_ref, name, kind, created_by, created_at, updated_at)
  values (md5('alias')::uuid, ${party('1')}, 'Rahi', 'alias', ${person('3')}, '2026-11-01Z', '2026-11-01Z');
insert into party_relations (id, from_ref, to_ref, kind, created_by, created_at, updated_at)
  values (md5('relation')::uuid, ${party('1')}, ${party('2')}, 'sibling', ${person('3')}, '2026-11-01Z', '2026-11-01Z');
insert into case_parties (id, case_ref, party_ref, side, role, from_on, created_by, created_at, updated_at)
  select md5('on case ' || n)::uuid, ${aCase('n')}, ${party('n')}, 'ours', 'client', '2026-01-01', ${person('3')}, ${moment('n')}, ${moment('n')}
    from generate_series(1, 12) n;
insert into conflict_checks (id, case_ref, why, subjects, ran_by, ran_at, created_at, updated_at)
  values (md5('check')::uuid, ${aCase('1')}, 'by_hand', '[{"name": "Rahima Khatun", "side": "theirs"}]', ${person('3')}, '2026-11-02Z',
      '2026-11-02Z', '2026-11-02Z');
insert into conflict_hits (id, check_ref, subject_no, found_by, name, score, level, why, source, party_ref, flag, pair_key, created_at, updated_at)
  values (md5('hit')::uuid, md5('check')::uuid, 1, ${person('3')}, 'রহিমা খাতুন', 0.98, 'strong', 'name', 'party', ${party('2')}, 'name_only',
      'pair', '2026-11-02Z', '2026-11-02Z');
insert into files (key, bucket, path, user_id, name, ending, size, created_at, used_at)
  values ('imports/' || md5('list'), 'imports', ${person('1')} || '/list.csv', ${person('1')}, 'list.csv', 'csv', 7, '2026-11-03Z', '2026-11-03Z');
insert into import_runs (id, kind, file_key, file_name, heads, mapping, state, by, at, applied_at, updated_at)
  values (md5('run of import')::uuid, 'cases', 'imports/' || md5('list'), 'list.csv', '["Case ID"]', '{"case_id": 0}', 'applied', ${person('1')}, '2026-11-03Z',
      '2026-11-03Z', '2026-11-03Z');
insert into import_rows (run_ref, row_no, raw, state, case_ref, made_table, made_id, made_version)
  values (md5('run of import')::uuid, 1, '["CASE-2026-012"]', 'new', ${aCase('12')}, 'cases', ${aCase('12')}, 1);
insert into court_days (calendar_ref, day, court_sits, office_open, kind, name_en, name_bn)
  select id, '2026-12-16', false, false, 'holiday', 'Victory Day', 'বিজয় দিবস' from court_calendars;`

const courtDiary = `
insert into hearings (id, case_ref, on_day, at_time, court_ref, item_no, purpose, appears_id, state, order_summary, next_kind, closed_by,
    closed_at, created_by, created_at, updated_at)
  select ${hearing('n')}, ${aCase('n')}, date '2026-11-10' + n, '10:30', ${court('1')}, '১২', 'সাক্ষ্য', ${person('3')},
      case when n < 6 then 'held' else 'set' end, case when n < 6 then 'PW 1 was heard' end, case when n < 6 then 'awaited' end,
      case when n < 6 then ${person('3')} end, case when n < 6 then timestamptz '2026-11-17Z' end, ${person('3')}, ${moment('n')}, ${moment('n')}
    from generate_series(1, 14) n;
insert into hearing_handovers (id, hearing_ref, from_id, to_id, created_at)
  values (md5('handover')::uuid, ${hearing('12')}, ${person('3')}, ${person('4')}, '2026-11-20Z');
insert into deadlines (id, case_ref, title, trigger_day, extra_reason, calendar_ref, due_on, working, assignee_id, created_by, changed_by,
    changed_at, created_at, updated_at)
  select md5('deadline ' || n)::uuid, ${aCase('n')}, 'লিখিত জবাব', '2026-11-01', 'Order of the court', (select id from court_calendars order by name limit 1),
      date '2026-11-20' + n, '[]', ${person('3')}, ${person('3')}, ${person('3')}, ${moment('n')}, ${moment('n')}, ${moment('n')}
    from generate_series(1, 10) n;
insert into deadline_history (id, deadline_ref, at, by, action, after)
  select md5('history ' || n)::uuid, md5('deadline ' || n)::uuid, ${moment('n')}, ${person('3')}, 'created', '{"due_on": "2026-11-25"}'
    from generate_series(1, 10) n;
insert into cause_lists (id, court_ref, on_day, source, fingerprint, line_count, created_by, created_at, updated_at)
  values (md5('cause list')::uuid, ${court('1')}, '2026-11-22', 'text', encode(sha256('list'), 'hex'), 2, ${person('3')}, '2026-11-21Z', '2026-11-21Z');
insert into cause_list_lines (id, list_ref, line_no, raw, item_no, case_no, case_year)
  select md5('line ' || n)::uuid, md5('cause list')::uuid, n, n || '. Title Suit ' || n || '/2025', n, n, 2025 from generate_series(1, 2) n;
insert into cause_list_matches (id, line_ref, list_ref, case_ref, level)
  values (md5('match')::uuid, md5('line 1')::uuid, md5('cause list')::uuid, ${aCase('1')}, 'sure');
insert into reminders_sent (about, subject_id, step_ref, for_day, due_on, user_id, channel, case_ref, queued_at, sent_at)
  select 'hearing', ${hearing('12')}, id, '2026-11-22', '2026-11-21', ${person('3')}, 'mail', ${aCase('12')}, '2026-11-21Z', '2026-11-21Z'
    from reminder_steps where about = 'hearing' limit 1;`

/** What the firm got to keep with the schema after each of these migrations. */
export const firmByRelease: readonly { after: string; rows: string }[] = [
  { after: '0003_notes', rows: people + notes },
  { after: '0005_notifications', rows: runsAndNews },
  { after: '0007_cases', rows: desk },
  { after: '0014_careers', rows: chatAndCareers },
  { after: '0017_partners', rows: calendarAndPartners },
  { after: '0020_backup', rows: money },
  // 0.1.0, which brought columns and indexes, but no further table.
  { after: '0028_drawing_by_sample', rows: '' },
  { after: '0045_first_steps', rows: leavers },
  { after: '0076_live_of_rights_checked', rows: rightsWithNames },
  { after: '0088_leftover_sums_of_days', rows: languages },
  { after: '0222_adjourned_by_whom', rows: caseFile + courtDiary },
]
