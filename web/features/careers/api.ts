import * as calls from '../../../contract/careers.ts'
import { type Firm, getFirm } from '../../../contract/firm.ts'
import { call } from '../../lib/client.ts'
import { type UploadOptions, upload } from '../../lib/upload.ts'

/** What says that an attempt is this device's. */
export interface AttemptKey {
  attempt_id: string
  token: string
}

/** What everyone may know of the firm. */
export function askFirm(): Promise<Firm> {
  return call(getFirm, {})
}

/** Starts the test, or answers the attempt that was started with the same token. */
export function startTest(body: calls.ApplicantDraft): Promise<calls.TestAttempt> {
  return call(calls.startTest, { body })
}

/** The attempt as it stands. */
export function resumeTest(key: AttemptKey): Promise<calls.TestAttempt> {
  return call(calls.resumeTest, { body: key })
}

/** Keeps one answer; answers the server's clock. */
export function answerQuestion(key: AttemptKey, question_id: number, option_id: number) {
  return call(calls.answerQuestion, { body: { ...key, question_id, option_id } })
}

/** Ends the test. */
export function finishTest(key: AttemptKey) {
  return call(calls.finishTest, { body: key })
}

/** Sends the application with its resume; under one key it is made once. */
export function sendApplication(data: calls.ApplicationData, resume: File, options: UploadOptions) {
  const form = new FormData()
  // The data first, so that a server need not keep a file of nobody.
  form.append(calls.applicationParts.data, JSON.stringify(data))
  form.append(calls.applicationParts.file, resume, resume.name)
  return upload(calls.sendApplication, form, options)
}
