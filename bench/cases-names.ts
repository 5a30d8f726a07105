import type pg from 'pg'
import { keysOfName, romanOfName } from '../server/kernel/names/keys.ts'

const firsts =
  'Kamal/কামাল Jamal/জামাল Selim/সেলিম Rahima/রহিমা Halima/হালিমা Nasrin/নাসরিন Anwar/আনোয়ার Delwar/দেলোয়ার Ripon/রিপন Yusuf/ইউসুফ Tahmina/তাহমিনা Wahid/ওয়াহিদ Rokeya/রোকেয়া Mizan/মিজান Shirin/শিরিন Babul/বাবুল'.split(
    ' ',
  )
const lasts =
  'Rahman/রহমান Hossain/হোসেন Islam/ইসলাম Ahmed/আহমেদ Uddin/উদ্দিন Khan/খান Miah/মিয়া Begum/বেগম Khatun/খাতুন Akter/আক্তার Chowdhury/চৌধুরী Sarkar/সরকার'.split(
    ' ',
  )
const sounds = 'ka/কা mo/মো ri/রি na/না shu/শু ta/তা bo/বো lu/লু de/দে ha/হা'.split(' ')
const script = (word: string | undefined, at: 0 | 1) => word?.split('/')[at] ?? ''

/** One of 192,000 names in Latin or Bangla letters: sixteen first names and twelve last ones, between them a rarer one. */
export function nameAt(n: number, at: 0 | 1): string {
  const middle = [n, Math.floor(n / 10), Math.floor(n / 100)].map((each) => script(sounds[each % 10], at))
  const word = middle.join('')
  const rare = at === 0 ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word
  return [script(firsts[n % firsts.length], at), rare, script(lasts[(n * 7) % lasts.length], at)].join(' ')
}

/** What so many names are found by, in a table of the session: `names_read (no, script, name, roman, keys)`. */
export async function readNames(client: pg.ClientBase, names: number): Promise<void> {
  await client.query(
    'create temp table names_read (no integer, script integer, name text, roman text, keys text[], primary key (no, script))',
  )
  const step = 5000
  for (let from = 0; from < names; from += step) {
    const read = Array.from({ length: Math.min(step, names - from) }, (_, more) =>
      ([0, 1] as const).map((at) => ({ no: from + more, script: at, ...readName(nameAt(from + more, at)) })),
    )
    await client.query(
      'insert into names_read select * from jsonb_to_recordset($1) as r (no integer, script integer, name text, roman text, keys text[])',
      [JSON.stringify(read.flat())],
    )
  }
  await client.query('analyze names_read')
}

/** Reads what is not read yet of the index of names, as the job would. */
export async function readTheRest(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from name_index where groups = 0',
  )
  const read = rows.map(({ id, name }) => ({ id, ...readName(name) }))
  await client.query('select keep_name_keys(1, $1)', [JSON.stringify(read)])
}

const readName = (name: string) => ({ name, roman: romanOfName(name), keys: keysOfName(name) })
