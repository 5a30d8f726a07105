import * as renames from '../../../contract/case-renames.ts'
import { on, type Route } from '../../kernel/http.ts'
import { renameTexts } from './commands/rename-texts.ts'
import { countRenamedTexts } from './queries.ts'

export const caseFileRoutes: readonly Route[] = [
  on(renames.countRenamedTexts, countRenamedTexts),
  on(renames.renameTexts, renameTexts),
]
