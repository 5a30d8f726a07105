import * as calls from '../../../contract/statements.ts'
import { on, type Route } from '../../kernel/http.ts'
import { listStatements, totalStatements, yearOfStatements, yearsOfStatements } from './queries.ts'
import { statements } from './rows.ts'

export const statementsRoutes: readonly Route[] = [
  on(calls.listStatements, listStatements),
  on(calls.totalStatements, totalStatements),
  on(calls.yearOfStatements, yearOfStatements),
  on(calls.yearsOfStatements, yearsOfStatements),
  on(calls.getStatement, statements.get),
  on(calls.createStatement, statements.add),
  on(calls.updateStatement, statements.edit),
  on(calls.deleteStatement, statements.delete),
  on(calls.restoreStatement, statements.restore),
]
