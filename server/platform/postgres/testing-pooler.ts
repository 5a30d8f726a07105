import { join } from 'node:path'
import type { Connection } from '../../kernel/database.ts'
import { type Program, type Runner, startProgram } from '../testing-programs.ts'

const port = 6432

/** A pooler before a database that gives each transaction whichever of its few connections is free. */
export async function startPooler(to: Connection, as: Runner): Promise<Program & { url: string }> {
  const program = await startProgram({
    as,
    command: (folder) => ['pgbouncer', join(folder, 'pgbouncer.ini')],
    files: (folder) => ({ 'pgbouncer.ini': settings(folder, to) }),
    listensAt: (folder) => ({ path: join(folder, `.s.PGSQL.${port}`) }),
  })
  return {
    ...program,
    url: `postgres://${to.user}@${encodeURIComponent(program.folder)}:${port}/${to.database}`,
  }
}

const settings = (folder: string, to: Connection) => `
[databases]
* = host=${to.host} port=${to.port} user=${to.user}
[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`
