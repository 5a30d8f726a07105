import * as messages from '../../../contract/client-messages.ts'
import * as handovers from '../../../contract/hearing-handovers.ts'
import * as calls from '../../../contract/hearings.ts'
import { on, type Route } from '../../kernel/http.ts'
import { closeHearing } from './commands/close-hearing.ts'
import { answerHandover, handOver, withdrawHandover } from './commands/hand-over.ts'
import { recordClientMessage } from './commands/record-client-message.ts'
import { reopenHearing } from './commands/reopen-hearing.ts'
import { addHearing, bringBackHearing, editHearing, removeHearing } from './commands/write-hearing.ts'
import {
  countUndated,
  findClashes,
  getClientMessage,
  getDay,
  getStatistics,
  getWeek,
  listAsked,
  listHearings,
  listMessageTemplates,
  listTouched,
} from './queries.ts'
import { hearings, messageTemplates } from './rows.ts'

export const hearingsRoutes: readonly Route[] = [
  on(calls.listHearings, listHearings),
  on(calls.getHearing, hearings.get),
  on(calls.createHearing, addHearing),
  on(calls.updateHearing, editHearing),
  on(calls.deleteHearing, removeHearing),
  on(calls.restoreHearing, bringBackHearing),
  on(calls.closeHearing, closeHearing),
  on(calls.reopenHearing, reopenHearing),
  on(handovers.handOverHearing, handOver),
  on(handovers.answerHandover, answerHandover),
  on(handovers.withdrawHandover, withdrawHandover),
  on(handovers.askedToAppear, listAsked),
  on(messages.listMessageTemplates, listMessageTemplates),
  on(messages.getMessageTemplate, messageTemplates.get),
  on(messages.createMessageTemplate, messageTemplates.add),
  on(messages.updateMessageTemplate, messageTemplates.edit),
  on(messages.deleteMessageTemplate, messageTemplates.delete),
  on(messages.clientMessage, getClientMessage),
  on(messages.recordClientMessage, recordClientMessage),
  on(calls.diaryDay, getDay),
  on(calls.diaryWeek, getWeek),
  on(calls.clashes, findClashes),
  on(calls.undatedCases, countUndated),
  on(calls.touchedHearings, listTouched),
  on(calls.hearingStatistics, getStatistics),
]
