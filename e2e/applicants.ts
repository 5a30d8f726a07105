import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { careerTest } from '../contract/career-test.ts'
import { testBeganEarlier } from './past.ts'
import type { Resume } from './resumes.ts'

/*
 * What somebody from outside does on the career page, in their own words.
 */

export interface Applicant {
  full_name: string
  email: string
  phone: string
  motivation: string
}

const names = ['Nadia Rahman', 'Tanvir Chowdhury', 'সাদিয়া ইসলাম', 'Sumaiya Binte Karim']
let met = 0

/** Somebody whom the firm has never heard of. */
export function anApplicant(full_name = names[met++ % names.length] ?? ''): Applicant {
  return {
    full_name,
    email: `${randomBytes(6).toString('hex')}@applicants.example`,
    phone: '+880 1711 000000',
    motivation: 'I want to learn criminal practice where it is practised.',
  }
}

/** Long enough in English and, letter by letter with its marks, in Bangla. */
export const written = {
  whyJoinTRW:
    'I have followed the firm’s work on bail and speedy trial since my second year at the university, closely.',
  thoughtsOnTRW: 'প্রতিষ্ঠানটির কাজ আমাকে শিখিয়েছে যে আইন মানুষের জন্য। '.repeat(4).trim(),
}

/** From the address to the first question. */
export async function beginTest(page: Page, applicant: Applicant, position: string): Promise<void> {
  await page.goto('/career')
  await page.getByLabel('Email').fill(applicant.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: new RegExp(`^${position}`) }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await tellAboutYourself(page, applicant)
  await expect(page.getByText(`Question 1 of ${careerTest.questions}`)).toBeVisible()
  await testBeganEarlier(applicant.email)
}

export async function tellAboutYourself(page: Page, applicant: Applicant): Promise<void> {
  await page.getByLabel('Full Name').fill(applicant.full_name)
  await page.getByLabel('Phone').fill(applicant.phone)
  await page.getByLabel('Motivation').fill(applicant.motivation)
  await page.getByRole('button', { name: 'Proceed to Assessment' }).click()
}

/** Answers the question on screen and goes on to the next, or submits the test. */
export async function answerOne(page: Page, at: number): Promise<void> {
  await expect(page.getByText(`Question ${at} of ${careerTest.questions}`)).toBeVisible()
  await page
    .getByRole('radio')
    .nth(at % careerTest.options)
    .check()
  const isLast = at === careerTest.questions
  await page.getByRole('button', { name: isLast ? 'Submit Test' : 'Next Question' }).click()
}

/** Answers every question from one on, and submits the test. */
export async function finishTest(page: Page, from = 1): Promise<void> {
  for (let at = from; at < careerTest.questions; at += 1) await answerOne(page, at)
  // Who is through in three seconds is taken for a machine.
  await expect(page.getByRole('timer')).not.toHaveText(/^(30:00|29:5[6-9])$/)
  await answerOne(page, careerTest.questions)
  await expect(page.getByRole('heading', { name: 'Writing Questions' })).toBeVisible()
}

export async function write(page: Page, answers = written): Promise<void> {
  await page.getByLabel('Why do you want to join TRW?').fill(answers.whyJoinTRW)
  await page.getByLabel('What are your thoughts on TRW?').fill(answers.thoughtsOnTRW)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Gives the resume and sends everything. */
export async function send(page: Page, resume: Resume): Promise<void> {
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeDisabled()
  await page.getByLabel('Choose your resume').setInputFiles(resume)
  await page.getByRole('button', { name: 'Submit Application' }).click()
}

/** Drops a file on the place for it, as from the desktop. */
export async function drop(page: Page, { name, mimeType, buffer }: Resume): Promise<void> {
  const dropped = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }))
      return transfer
    },
    { name, type: mimeType, bytes: [...buffer] },
  )
  const place = page.getByRole('region', { name: 'Resume' })
  await place.dispatchEvent('dragover', { dataTransfer: dropped })
  await place.dispatchEvent('drop', { dataTransfer: dropped })
}

/** The whole way from the address to the summary. */
export async function apply(page: Page, applicant: Applicant, position: string, resume: Resume) {
  await beginTest(page, applicant, position)
  await finishTest(page)
  await write(page)
  await send(page, resume)
  await expect(page.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
}
