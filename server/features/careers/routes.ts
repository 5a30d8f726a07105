import { resumeLimits } from '../../../contract/career-application.ts'
import * as calls from '../../../contract/careers.ts'
import { on, onFile, onOpen, type Route } from '../../kernel/http.ts'
import { onForm, type UploadRoute } from '../../kernel/http-uploads.ts'
import { downloadResume } from './commands/download-resume.ts'
import { reviewApplication } from './commands/review-application.ts'
import { admitForm, sendApplication } from './commands/send-application.ts'
import { startTest } from './commands/start-test.ts'
import { answerQuestion, finishTest, resumeTest } from './commands/take-test.ts'
import { countApplications, getApplication, listApplications, listAttempts } from './queries.ts'
import type { CareersParts } from './rules.ts'

/** The portal, for whoever has no account, and the review, for partners. */
export function careersRoutes(parts: CareersParts): readonly Route[] {
  return [
    onOpen(calls.startTest, (open, input) => startTest(open, parts, input)),
    onOpen(calls.resumeTest, (open, input) => resumeTest(open, parts, input)),
    onOpen(calls.answerQuestion, (open, input) => answerQuestion(open, parts, input)),
    onOpen(calls.finishTest, (open, input) => finishTest(open, parts, input)),
    on(calls.listApplications, listApplications),
    on(calls.countApplications, countApplications),
    on(calls.getApplication, getApplication),
    on(calls.listAttempts, listAttempts),
    on(calls.reviewApplication, reviewApplication),
    onFile(calls.downloadResume, (ctx, input) => downloadResume(ctx, parts.files, input)),
  ]
}

/** The one call that takes a form with a file. */
export function careersUploads(parts: CareersParts): readonly UploadRoute[] {
  const form = {
    most: resumeLimits.bytes - 1,
    tooLarge: 'careers.resume_too_large',
    admit: admitForm,
  } as const
  return [
    onForm(calls.sendApplication, form, (open, input, file) => sendApplication(open, parts, input, file)),
  ]
}
