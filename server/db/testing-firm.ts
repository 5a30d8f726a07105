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
]
