/*
 * Texts of the Bangla catalogue that a rule of tools/words/bangla.test.ts does not fit, each with the reason. A name
 * is the module without its ending and the text's own: 'web/lib/locale otherLanguage.name'.
 */

/** What only one of the two languages needs to know. */
export const otherValues: Record<string, string> = {
  'contract/kernel/reasons waitWords.seconds': 'Bangla has one form for all counts',
  'contract/kernel/reasons waitWords.minutes': 'Bangla has one form for all counts',
}

/** Latin letters that the list of docs/bangla-glossary.md does not have. */
export const latin: Record<string, string> = {
  'contract/words/complaints complaintWords.csv_wide': 'names of encodings, as programs show them',
  'web/lib/locale otherLanguage.name': 'the other language says its own name for itself',
  'web/lib/locale otherLanguage.code': 'a code, which nobody reads',
  'web/lib/locale languageNames.en': 'a language says its own name for itself',
  'web/lib/locale locale': 'a code, which nobody reads',
}

/** Texts that read alike in both languages. */
export const alike: Record<string, string> = {
  'contract/words/notifications notificationWords.deadline.sign.message':
    'a title, a case id and a day, with commas between',
  'contract/words/notifications notificationWords.chat.message.message':
    'what somebody wrote, as they wrote it',
  'web/lib/locale languageNames.en': 'a language says its own name for itself',
  'web/lib/locale languageNames.bn': 'a language says its own name for itself',
}

const inOrder = 'what comes first, not an order of a court'
const onThePortal = 'beside the one application that there is, no other is meant'

const goingOn = 'to go on, never a paper about oneself'
const nothingToDo = 'nothing is left to do, which is no status'

/** English words that look like a term of the glossary, by the text's name and the term. */
export const otherMeaning: Record<string, string> = {
  'web/features/tasks/labels repeat.resume: resume': goingOn,
  'web/features/timers/parts/labels pausing.resumeFailed: resume': goingOn,
  'web/features/timers/parts/labels pausing.resume.title: resume': goingOn,
  'web/features/timers/parts/labels pausing.resume.of: resume': goingOn,
  'web/features/timers/parts/labels pausing.resume.word: resume': goingOn,
  'contract/words/parties relationWords.owner: owner': 'of a company or a thing, never of a task',
  'server/platform/mail/labels letters.applicationReceived: to do': nothingToDo,
  'server/platform/mail/labels letters.signUpNotice: to do': nothingToDo,
  'contract/kernel/reasons sentenceOfReason.case_timeline.another_case: order': inOrder,
  'contract/kernel/reasons sentenceOfReason.careers.attempt_used: application': onThePortal,
  'contract/words/timeline timelineNames.order_position: order': inOrder,
  'server/platform/mail/labels letters.applicationReceived: application': onThePortal,
  'web/features/applications/labels attemptWords.own: application': onThePortal,
  'web/features/applications/labels sheetWords.update: application': 'names what is saved: its review',
  'web/features/auth/labels codeWords.done: done': 'a button that closes, not a status',
  'web/features/auth/labels said.sentAgain: waiting': 'an account that waits for its link has no status',
  'web/features/careers/labels endWords.sending: application': onThePortal,
  'web/features/careers/labels endWords.sentTitle: application': onThePortal,
  'web/features/careers/labels endWords.submit: application': onThePortal,
  'web/features/careers/labels formWords.emailLead: application': onThePortal,
  'web/features/careers/labels portalWords.progress: application': onThePortal,
  'web/features/careers/labels said.emailDone: application': onThePortal,
  'web/features/careers/labels stepNames: upload': 'a step has the name of what it asks for',
  'web/features/cases/labels said.order: order': inOrder,
  'contract/words/courts caseStageNames.place_in_order: order': inOrder,
  'contract/words/cases caseDetailNames.no_date_reason: no next date':
    'asks why, and is not the sentence of the diary',
  'contract/words/cases stripWords.conflict_not_done: done':
    'a check that nobody ran, not a status of a task',
  'contract/words/notifications notificationWords.conflict_check.ran.title: review':
    'to be looked at, no review of a judgment',
  'web/features/courts/labels areas.stages.willBeListed: order': inOrder,
  'web/features/feedback/labels pageWords.hint: to do': 'to do something differently, not a status',
}
