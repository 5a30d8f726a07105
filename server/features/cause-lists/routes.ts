import { causeListLimits } from '../../../contract/cause-list-words.ts'
import * as calls from '../../../contract/cause-lists.ts'
import { on, type Route } from '../../kernel/http.ts'
import { onForm, type UploadRoute } from '../../kernel/http-uploads.ts'
import { applyCauseList } from './commands/apply-cause-list.ts'
import { decideLine } from './commands/decide-line.ts'
import { admitList, readCauseList } from './commands/read-cause-list.ts'
import { discardCauseList, undoCauseList } from './commands/undo-cause-list.ts'
import { getOneList, listCauseListLines, listCauseLists } from './queries.ts'

export const causeListsRoutes: readonly Route[] = [
  on(calls.listCauseLists, listCauseLists),
  on(calls.getCauseList, (ctx, { params }) => getOneList(ctx, params.id)),
  on(calls.listCauseListLines, listCauseListLines),
  on(calls.updateCauseListLine, decideLine),
  on(calls.applyCauseList, applyCauseList),
  on(calls.undoCauseList, undoCauseList),
  on(calls.discardCauseList, discardCauseList),
]

const how = {
  most: causeListLimits.file_bytes,
  mostText: causeListLimits.text_bytes,
  tooLarge: 'files.too_large',
  admit: admitList,
} as const

export const causeListsUploads: readonly UploadRoute[] = [onForm(calls.readCauseListCall, how, readCauseList)]
