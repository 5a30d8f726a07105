import * as calls from '../../../contract/statements.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createStatement } from './commands/create-statement.ts'
import { deleteStatement } from './commands/delete-statement.ts'
import { restoreStatement } from './commands/restore-statement.ts'
import { updateStatement } from './commands/update-statement.ts'
import {
  getStatement,
  listStatements,
  totalStatements,
  yearOfStatements,
  yearsOfStatements,
} from './queries.ts'

export const statementsRoutes: readonly Route[] = [
  on(calls.listStatements, listStatements),
  on(calls.totalStatements, totalStatements),
  on(calls.yearOfStatements, yearOfStatements),
  on(calls.yearsOfStatements, yearsOfStatements),
  on(calls.getStatement, getStatement),
  on(calls.createStatement, createStatement),
  on(calls.updateStatement, updateStatement),
  on(calls.deleteStatement, deleteStatement),
  on(calls.restoreStatement, restoreStatement),
]
