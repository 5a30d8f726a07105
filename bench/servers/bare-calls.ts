/*
 * What the bare handler asks of the database: what somebody would write who needs these rows and nothing else -
 * no rights, no checks, no plans kept. Also what pgbench is given.
 */

const columns = `
  n.id, n.user_id, n.title, n.content, n.category, n.subcategory, n.client_name, n.case_id, n.is_priority,
  n.keep_alive, n.is_archived, n.archived_at, n.time_start, n.time_end, n.total_hours, n.note_type, n.list_items,
  n.projected_billable_hours, n.hours_worked, n.google_drive_link, n.modified_by, n.version, n.created_at,
  n.updated_at, p.full_name as author_name, p.role as author_role, m.full_name as modifier_name,
  m.role as modifier_role`
const people = `join profiles p on p.user_id = n.user_id left join profiles m on m.user_id = n.modified_by`
const newest = `order by n.created_at desc, n.id desc limit 50`
const shown = `not n.is_archived and (n.created_at >= $1 or n.keep_alive or n.updated_at > now() - interval '5 minutes')`
const listed = (where: string) => `select ${columns} from notes n ${people} where ${where} ${newest}`
const board = `
  select w.user_id, p.full_name, p.role, w.hours, rank() over (order by w.hours desc)
    from (select user_id, sum(hours_worked) as hours from daily_work_logs
            where work_date >= $1::date and work_date < $2::date group by 1) as w
    join profiles p on p.user_id = w.user_id
    order by w.hours desc, w.user_id limit 50`

/** Reads, by name; their values come with the request. */
export const reads: Readonly<Record<string, string>> = {
  list: listed(shown),
  own: listed(`${shown} and n.user_id = $2`),
  month: listed('n.is_archived and n.created_at >= $1 and n.created_at < $2'),
  archive: listed('n.is_archived'),
  months: `
    select month, category, user_id, sum(notes)::int as count from note_counts where not is_archived and notes > 0
      group by grouping sets ((month), (category), (user_id)) order by month desc, category`,
  read: `select ${columns} from notes n ${people} where n.id = $1`,
  search: listed(`n.is_archived and n.search_text like '%' || $1 || '%'`),
  board,
  chat: `
    select m.id, m.seq, m.client_id, m.user_id, m.message_text, m.file_path, m.file_name, m.file_ending, m.file_size,
        m.file_width, m.file_height, m.mentioned_users, m.mentioned_names, m.created_at, p.full_name, p.role
      from community_chat m join profiles p on p.user_id = m.user_id order by m.seq desc limit 50`,
}

export interface Write {
  id: string
  user_id: string
  title: string
  content: string
  case_id: string
  key: string
}

export interface Statement {
  text: string
  values: readonly string[]
}

/** A new note with what goes with it: its event, the hints for open browsers, the answer kept for a repeat. */
export function creating({ id, user_id, title, content, case_id, key }: Write): Statement[] {
  return [
    {
      text: `with n as (
          insert into notes (id, user_id, title, content, content_text, category, case_id, created_at, updated_at)
            values ($1, $2, $3, $4, $4, 'Corporate', $5, now(), now()) returning *)
        select ${columns} from n ${people}`,
      values: [id, user_id, title, content, case_id],
    },
    happened('note.created', id, user_id),
    hints(id, user_id),
    {
      text: `insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
        values ($1, $2, 'none', $3::jsonb, now())`,
      values: [user_id, key, JSON.stringify(content)],
    },
  ]
}

/** Another title for a note, with its event and the hints. */
export function updating({ id, user_id, title }: Pick<Write, 'id' | 'user_id' | 'title'>): Statement[] {
  return [
    {
      text: `with n as (
          update notes set title = $2, modified_by = $3, updated_at = now() where id = $1 returning *)
        select ${columns} from n ${people}`,
      values: [id, title, user_id],
    },
    happened('note.modified', id, user_id),
    hints(id, user_id),
  ]
}

function happened(type: string, id: string, user_id: string): Statement {
  return {
    text: `insert into activity_events (type, subject_id, actor_id, detail, request_id, happened_at)
      values ($1, $2, $3, '{"before": {}, "after": {}}', 'bench', now())`,
    values: [type, id, user_id],
  }
}

function hints(id: string, user_id: string): Statement {
  return {
    text: `insert into live_events (topic, subject_id, version, audience, person_id)
      values ('notes', $1, 1, 'partners', null), ('notes', $1, 1, 'person', $2)`,
    values: [id, user_id],
  }
}
