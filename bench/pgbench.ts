import { execFile } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Connection } from '../server/kernel/database.ts'
import type { Statement } from './servers/bare-calls.ts'

const debian = '/usr/lib/postgresql'

/** Where the machine has PostgreSQL's own load generator, if it has. */
export function findPgbench(): string | undefined {
  if (!existsSync(debian)) return undefined
  const majors = readdirSync(debian).sort((a, b) => Number(b) - Number(a))
  return majors.map((major) => join(debian, major, 'bin/pgbench')).find((path) => existsSync(path))
}

/** How often in a second so many clients get these statements done, without any server of ours between. */
export async function pgbench(
  program: string,
  { connection, dataDir }: { connection: Connection; dataDir: string },
  statements: readonly Statement[],
  clients: number,
): Promise<number> {
  const script = join(dataDir, 'pgbench.sql')
  const texts = statements.map(withValues)
  writeFileSync(script, texts.length === 1 ? `${texts[0]};` : ['begin', ...texts, 'commit;'].join(';\n'))
  const { host = '', port = 0, user = '', database = '' } = connection
  try {
    const { stdout } = await promisify(execFile)(program, [
      ...['-n', '-h', host, '-p', String(port), '-U', user, '-c', String(clients), '-T', '1', '-f', script],
      database,
    ])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } finally {
    rmSync(script)
  }
}

/** On one line, with its values in it. An id that must be new is made by the database. */
function withValues({ text, values }: Statement): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$(\d+)/g, (_, at: string) =>
      values[Number(at) - 1] === 'new' ? 'gen_random_uuid()' : pg.escapeLiteral(values[Number(at) - 1] ?? ''),
    )
}
