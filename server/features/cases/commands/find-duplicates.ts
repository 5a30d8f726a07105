import { sql } from 'kysely'
import type { listDuplicateCases as call } from '../../../../contract/case-moves.ts'
import type { InputOf, Out, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { decodeCursor, page } from '../../../kernel/cursor.ts'

type Group = Out<typeof call.reply>['items'][number]

const anyText = /^[^\0]{0,500}$/

/** Cases that may be one, as far as the caller sees both: those that share an id, then those that share a number. */
export async function listDuplicateCases(
  ctx: StaffContext,
  { query }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const [why, key] = query.after ? decodeCursor(query.after, [anyText, anyText]) : ['', '']
  const { rows } = await sql<Group & { key: string }>`
    with groups as (
      select 'label' as why, l.label_key as key, array_agg(l.case_ref) as ids
        from case_labels l join cases c on c.id = l.case_ref and c.merged_into is null
        where ${why} in ('', 'label') and l.label_key > ${why === 'label' ? key : ''}
        group by l.label_key having count(*) > 1
      union all
      select 'number', numbered.key, array_agg(numbered.id) from (
          select c.id, c.case_year || ' ' || c.case_no || ' ' || coalesce(c.type_ref::text, '') || ' ' || c.court_ref as key
            from cases c where c.case_no is not null and c.case_year is not null and c.court_ref is not null and c.merged_into is null) as numbered
        where ${why} <> 'number' or numbered.key > ${key}
        group by numbered.key having count(*) > 1
      order by 1, 2 limit ${query.limit + 1}
    )
    select g.why, g.key, cases.items as cases,
        case g.why when 'label' then cases.items -> 0 ->> 'case_id' else cases.items -> 0 ->> 'number' end as shared
      from groups g, lateral (
        select jsonb_agg(jsonb_build_object('id', c.id, 'version', c.version, 'case_id', c.case_id, 'number', c.case_no || '/' || c.case_year,
            'title', c.title, 'client_name', c.client_name, 'status', c.status,
            'created_at', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by c.created_at, c.id) as items
          from cases c where c.id = any (g.ids)) as cases
      order by g.why, g.key`.execute(ctx.db)
  const { items, next } = page(rows, query.limit, (row) => [row.why, row.key])
  return { items: items.map(({ key: _, ...group }) => group), next }
}
