import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { knownMigrations } from './migrate.ts'
import { boundFrom, faultsIn } from './migration-rules.ts'

const read = (name: string) => readFileSync(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8')

it('every migration since the first release leaves the release before it what it uses', async () => {
  const bound = (await knownMigrations()).filter((name) => name >= boundFrom)
  expect(bound.flatMap((name) => faultsIn(name, read(name)))).toEqual([])
})

it('no migration that firms have run is ever changed', async () => {
  const released = readFileSync(new URL('./released.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const now = released.map((line) => {
    const name = line.split('  ')[1] ?? ''
    return `${createHash('sha256').update(read(name)).digest('hex')}  ${name}`
  })
  expect(now).toEqual(released)
  expect((await knownMigrations()).slice(0, released.length)).toEqual(released.map((line) => line.slice(66)))
})

it.each([
  ['drop table cases;', 'takes away'],
  ['alter table notes drop column title;', 'takes away'],
  ['drop function leaderboard(text);', 'takes away'],
  ['alter table notes alter column note_type drop default;', 'takes away'],
  ['alter table notes rename column title to heading;', 'renames'],
  ['alter table notes rename to tasks;', 'renames'],
  ['truncate live_events;', 'empties'],
  ['revoke update on notes from sereshta_staff;', 'takes a right'],
  ['alter table notes add column colour text not null;', 'demands a column'],
  ['alter table notes add column a text, add column b text not null;', 'demands a column'],
  ['alter table notes alter column client_name set not null;', 'demands a value'],
  ['alter table notes alter column id type text;', 'writes a whole table'],
  ['create index x on notes (title);', 'keeps writers waiting'],
  ['create unique index x on notes (title);', 'keeps writers waiting'],
  ['alter table notes add constraint x check (true);', 'keeps everybody waiting'],
  ['alter table notes add constraint x foreign key (a) references b (id);', 'keeps everybody waiting'],
  ['LOCK TABLE notes;', 'locks a table'],
  ['-- online: by title\ncreate index concurrently x on notes (title);', 'is not dropped before'],
  ['-- online: by title\nupdate notes set title = title;', 'only builds indexes'],
])('refuses %s', (sql, says) => {
  expect(faultsIn('0031_new', sql).join()).toContain(says)
})

it.each([
  'create table rooms (id uuid not null); create index rooms_by_id on rooms (id); alter table rooms alter column id set not null;',
  'alter table notes add column colour text;',
  "alter table notes add column colour text not null default 'red';",
  'alter table notes add constraint x check (true) not valid;',
  'alter table notes validate constraint x;',
  'alter table notes alter column client_name drop not null;',
  'drop policy notes_seen on notes; create policy notes_seen on notes for select to sereshta_staff using (true);',
  '-- drop table notes;',
  'create function f() returns void language plpgsql as $$ begin drop table cases; end $$; revoke all on function f from public;',
  "comment on table notes is 'do not drop table notes';",
  '-- online: by title\ndrop index concurrently if exists x;\ncreate index concurrently x on notes (title);',
])('lets pass %s', (sql) => expect(faultsIn('0031_new', sql)).toEqual([]))

it.each(['0031_contract_colour', '0031_leftover_colour'])(
  'lets %s take away, and no more than that',
  (name) => {
    expect(faultsIn(name, 'alter table notes drop column colour;')).toEqual([])
    expect(faultsIn(name, 'create index x on notes (title);')).toHaveLength(1)
  },
)
