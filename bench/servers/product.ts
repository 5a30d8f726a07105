import type { AddressInfo } from 'node:net'
import { openDatabase } from '../../server/kernel/database.ts'
import { buildMeasured, tokenFor } from './app.ts'
import { ownTask, serves } from './child.ts'

const { connection, dataDir, people } = ownTask()
const database = openDatabase(connection)
const app = await buildMeasured(database, dataDir)
await app.http.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.http.server.address() as AddressInfo
const tokens = await Promise.all(people.map((person) => tokenFor(app, person)))
serves({ port, tokens }, async () => {
  await app.http.close()
  await database.close()
})
