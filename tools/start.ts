import { existsSync } from 'node:fs'
import { isClaimedElsewhere } from '../server/platform/postgres/claim.ts'
import { buildWebWhereNeeded } from './web-build.ts'

/*
 * npm start: the web is built first when it is missing or older than its sources, then the server starts in
 * this very process. Beside a running server nothing is touched: the server itself says what is the matter.
 */

const folder = process.env.DATA_DIR || './data'
if (!existsSync(folder) || !isClaimedElsewhere(folder)) buildWebWhereNeeded()
await import('../server/main.ts')
