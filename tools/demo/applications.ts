import { randomBytes } from 'node:crypto'
import {
  answerQuestion,
  applicationParts,
  finishTest,
  getApplication,
  listApplications,
  reviewApplication,
  sendApplication,
  startTest,
  type TestAttempt,
} from '../../contract/careers.ts'
import { questionBank } from '../../server/features/careers/data/question-bank.ts'
import { type Applicant, applicants } from './applicants.ts'
import { daysAfter, momentAt } from './calendar.ts'
import type { Act, Chapter, Firm } from './firm.ts'
import { type Random, randomOf } from './random.ts'
import { resumeOf } from './resumes.ts'

const minutesBetween = 22

/** Applicants come over the last six weeks; partners review what is older than a week. */
export const applications: Chapter = (firm) => {
  const random = randomOf('applications')
  return applicants.flatMap((applicant, at) => {
    const daysAgo = Math.round(((applicants.length - 1 - at) / applicants.length) * 42)
    const day = daysAfter(firm.today, -daysAgo)
    return day > firm.firstDay ? comesAndGoes(firm, applicant, day, random) : []
  })
}

function comesAndGoes(firm: Firm, applicant: Applicant, day: string, random: Random): Act[] {
  const { fullName, phone, position, motivation, status, notes } = applicant
  const email = `${applicant.mailbox}@applicants.example`
  const person = { fullName, email, phone, position, motivation }
  const token = randomBytes(32).toString('base64url')
  const begins = 9 * 60 + random.between(0, 40)
  const lasts = random.between(14, 29)
  let test: TestAttempt | undefined
  const mine = () => ({ attempt_id: test?.attempt_id ?? '', token })
  const take = async () => {
    test = await firm.visit(startTest, { body: { ...person, token } })
    for (const { id, question, options } of test.questions) {
      const known = [...questionBank.values()].find((one) => one.question === question)
      const right = options.findIndex(({ text }) => text === known?.options[known.right])
      const option_id = random.chance(applicant.knows) ? right : random.between(0, 3)
      await firm.visit(answerQuestion, { body: { ...mine(), question_id: id, option_id } })
    }
  }
  const send = async () => {
    const form = new FormData()
    form.set(
      applicationParts.data,
      JSON.stringify({ ...person, ...mine(), paragraphAnswers: answersOf(applicant) }),
    )
    form.set(applicationParts.file, new File([resumeOf(applicant)], `${fullName}.pdf`))
    await firm.sendForm(sendApplication, form)
  }
  const reviewer = random.pick(firm.partners)
  const review = async () => {
    const { items } = await firm.call(reviewer, listApplications, { query: { position, q: email } })
    const id = items[0]?.id ?? ''
    const { version } = await firm.call(reviewer, getApplication, { params: { id } })
    await firm.call(reviewer, reviewApplication, {
      params: { id },
      body: { status, notes: notes ?? null, version },
    })
  }
  const at = (minutes: number, onDay = day) => momentAt(onDay, minutes, firm.zone)
  return [
    { at: at(begins), happen: take },
    { at: at(begins + lasts), happen: () => firm.visit(finishTest, { body: mine() }) },
    { at: at(begins + lasts + minutesBetween), happen: send },
    ...(status === 'pending' ? [] : [{ at: at(16 * 60 + begins / 20, daysAfter(day, 4)), happen: review }]),
  ]
}

function answersOf({ fullName, position }: Applicant): { whyJoinTRW: string; thoughtsOnTRW: string } {
  const place = position === 'intern' ? 'an internship' : 'a place'
  return {
    whyJoinTRW: `I am looking for ${place} where the facts are read before the law is quoted. A judgment of the High Court Division in which your chambers appeared is on my desk, and the argument on burden of proof in it taught me more than a term of lectures.`,
    thoughtsOnTRW: `What people say of the firm is that its notices are short and its files are in order. I would like to learn both. আমি মনে করি, ভালো আইনজীবী আগে শোনেন, পরে বলেন। (${fullName})`,
  }
}
