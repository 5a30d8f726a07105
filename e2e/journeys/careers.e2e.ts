import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { applicationStatuses } from '../../contract/career-application.ts'
import { positions } from '../../contract/career-positions.ts'
import {
  type CareerApplication,
  countApplications,
  downloadResume,
  getApplication,
  listApplications,
  listAttempts,
  reviewApplication,
} from '../../contract/careers.ts'
import {
  anApplicant,
  answerOne,
  apply,
  beginTest,
  drop,
  finishTest,
  send,
  tellAboutYourself,
  write,
  written,
} from '../applicants.ts'
import { look } from '../look.ts'
import { mailTo } from '../mail.ts'
import { testBeganEarlier, testEndsIn } from '../past.ts'
import type { Person } from '../people.ts'
import { aDocx, aPdf } from '../resumes.ts'
import { isTold, notice } from '../tasks.ts'
import { test } from '../world.ts'

const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })
const refusal = (page: Page) => page.getByRole('alert')

async function applicationsOf(partner: Person, email: string) {
  return (await partner.call(listApplications, { query: { q: email } })).items
}

test('an intern applies with a PDF, past every complaint, and hears from the firm', async ({
  page,
  browser,
  person,
}) => {
  const applicant = anApplicant('Nadia Rahman')
  const told: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().includes('/functions/v1/')) told.push(await answer.text().catch(() => ''))
  })
  await page.goto('/career')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await look(page, 'career-email')
  await page.getByLabel('Email').fill('nadia')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(applicant.email)
  await page.getByLabel('Email').press('Enter')
  await expect(step(page, 'Position Selection')).toBeFocused()
  await isTold(page, 'Email verified! Please proceed with your application.')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(page.getByText('BDT 12,000 stipend')).toBeVisible()
  await page.getByRole('radio', { name: /^Legal Intern/ }).check()
  await look(page, 'career-position')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Proceed to Assessment' }).click()
  await expect(refusal(page)).toContainText('Please fill in all required fields')
  await look(page, 'career-information')
  await tellAboutYourself(page, applicant)
  await isTold(page, 'Information saved! Starting your assessment...')

  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await expect(refusal(page)).toContainText('Please select an answer before proceeding')
  await look(page, 'career-test')
  await answerOne(page, 1)
  await expect(page.getByRole('heading', { name: 'Question 2 of 25' })).toBeFocused()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await finishTest(page)
  await isTold(page, 'Assessment completed! Please answer the writing questions.')

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(refusal(page)).toContainText('Please answer both questions')
  await write(page, { ...written, thoughtsOnTRW: 'ক্ষ'.repeat(99) })
  await expect(refusal(page)).toContainText('Please provide detailed answers (minimum 100 characters each)')
  await expect(page.getByText('99 / 100')).toBeVisible()
  await look(page, 'career-writing')
  await write(page)
  await isTold(page, 'Writing answers submitted! Please upload your resume.')

  const picker = page.getByLabel(/^Choose/)
  await picker.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('png') })
  await expect(refusal(page)).toContainText('The resume must be a PDF, DOC or DOCX file.')
  const html = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') }
  await picker.setInputFiles(html)
  await expect(refusal(page)).toContainText('The resume must be a PDF, DOC or DOCX file.')
  const large = {
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(5 * 1024 * 1024, '%PDF-'),
  }
  await picker.setInputFiles(large)
  await expect(refusal(page)).toContainText('File size must be less than 5MB')
  const resume = await aPdf(browser, applicant.full_name)
  await picker.setInputFiles(resume)
  await isTold(page, 'Resume uploaded successfully!')
  await look(page, 'career-resume')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(step(page, 'Application Submitted!')).toBeFocused()
  await isTold(page, 'Application submitted successfully!')
  for (const words of ['Legal Intern', applicant.email, '5-7 business days', 'careers@localhost.example']) {
    await expect(page.getByRole('main')).toContainText(words)
  }
  await look(page, 'career-complete')
  await page.reload()
  await expect(step(page, 'Application Submitted!')).toBeVisible()

  const mail = await mailTo(applicant.email)
  expect(mail.subject + mail.text).toContain('TRW')
  expect(mail.text).toContain('Legal Intern')
  expect(told.join('')).not.toMatch(/"(right|correct\w*|explanation|score|answer_index)"/i)
  const partner = await person('partner')
  expect(await applicationsOf(partner, applicant.email)).toHaveLength(1)
})

test('a junior associate applies with a DOCX, through a reload and a lost line', async ({
  page,
  person,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/)
  const applicant = anApplicant()
  await beginTest(page, applicant, 'Junior Associate')
  await answerOne(page, 1)
  await expect(page.getByText('Answers saved')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('radio').nth(3).check()
  await expect(page.getByText('Not saved yet. Trying again...')).toBeVisible()
  await look(page, 'career-offline')
  await page.context().setOffline(false)
  await expect(page.getByText('Answers saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 3 of 25' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  await finishTest(page, 2)
  await page.getByLabel('Why do you want to join TRW?').fill(written.whyJoinTRW)
  await page.reload()
  await expect(page.getByLabel('Why do you want to join TRW?')).toHaveValue(written.whyJoinTRW)
  await write(page)

  // The server hears it, and its answer is lost.
  const keys: (string | undefined)[] = []
  await page.route('**/send-career-application', async (route) => {
    keys.push(
      await route
        .request()
        .headerValue('idempotency-key')
        .then((key) => key ?? undefined),
    )
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send(page, aDocx(applicant.full_name))
  await expect(step(page, 'Application Submitted!')).toBeVisible()
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  const [own, ...others] = await applicationsOf(await person('partner'), applicant.email)
  expect([own?.position, own?.resume_file_name, others]).toEqual([
    'junior-associate',
    `${applicant.full_name}.docx`,
    [],
  ])
})

test('an associate applies with the keyboard alone @desktop', async ({ page, browser }) => {
  const applicant = anApplicant()
  const { keyboard } = page
  const type = async (text: string) => {
    await keyboard.press('Tab')
    await keyboard.insertText(text)
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/career')
  await page.getByLabel('Email').focus()
  await keyboard.insertText(applicant.email)
  await keyboard.press('Enter')
  await expect(step(page, 'Position Selection')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^Associate/ })).toBeChecked()
  await look(page, 'career-narrow-position')
  await keyboard.press('Enter')
  await expect(step(page, 'Personal Information')).toBeFocused()
  await type(applicant.full_name)
  await type(applicant.phone)
  await type(applicant.motivation)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  for (let at = 1; at <= 25; at += 1) {
    await expect(page.getByText(`Question ${at} of 25`)).toBeVisible()
    if (at === 1) {
      await testBeganEarlier(applicant.email)
      await look(page, 'career-narrow-test')
    }
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Enter')
  }
  await expect(step(page, 'Writing Questions')).toBeFocused()
  // Listened for early: a key pressed in the same moment opens the system's own window.
  const choosing = page.waitForEvent('filechooser', { timeout: 60_000 })
  await type(written.whyJoinTRW)
  await type(written.thoughtsOnTRW)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(step(page, 'Resume Upload')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await (await choosing).setFiles(await aPdf(browser, applicant.full_name))
  const submit = page.getByRole('button', { name: 'Submit Application' })
  await expect(submit).toBeEnabled()
  await submit.press('Enter')
  await expect(step(page, 'Application Submitted!')).toBeFocused()
  await look(page, 'career-narrow-complete')
})

test('the time runs out: what was answered counts, and the way goes on @once', async ({ page, person }) => {
  const applicant = anApplicant()
  await beginTest(page, applicant, 'Legal Intern')
  for (const at of [1, 2, 3]) await answerOne(page, at)
  await expect(page.getByText('Answers saved')).toBeVisible()
  await testEndsIn(applicant.email, 302)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '5 minutes left' })).toBeAttached()
  await testEndsIn(applicant.email, 8)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^0:0\d$/)
  // The end may come while it is looked at, and what is told goes by itself.
  const told = isTold(page, 'Assessment completed! Please answer the writing questions.')
  await Promise.all([look(page, 'career-last-seconds'), told])
  await expect(step(page, 'Writing Questions')).toBeVisible()
  await expect(page.getByText('The time is up. The answers given so far count.')).toBeVisible()
  await write(page)
  await drop(page, aDocx(applicant.full_name))
  await isTold(page, 'Resume uploaded successfully!')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(step(page, 'Application Submitted!')).toBeVisible()
  const partner = await person('partner')
  const [own] = await applicationsOf(partner, applicant.email)
  expect(own?.test_total).toBe(25)
  expect(own?.test_score).toBeLessThanOrEqual(3)
  await partner.page.goto(`/applications?review=${own?.id}`)
  await expect(partner.page.getByText('Time ran out · 3/25 answered')).toBeVisible()
})

test('a partner reviews what arrives, takes the resume and accepts', async ({
  page,
  browser,
  person,
  isPhone,
}) => {
  const partner = await person('partner', 'Farhana Rahman')
  // The firm of this worker has been applied to before.
  const applicant = anApplicant(isPhone ? 'Sharmin Sultana' : 'Mahmuda Khatun')
  const desk = partner.page
  await desk.goto(`/applications?q=${applicant.email}`)
  await expect(desk.getByText('No applications found')).toBeVisible()
  await look(desk, 'applications-none')
  const resume = await aPdf(browser, applicant.full_name)
  await apply(page, applicant, 'Legal Intern', resume)
  const card = desk.getByRole('article', { name: applicant.full_name })
  await expect(card).toContainText('Pending')
  await expect(card).toContainText(/Test score \d+\/25 \(\d+%\)/)
  await look(desk, 'applications')

  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    card.getByRole('button', { name: /^Download resume/ }).click(),
  ])
  await isTold(desk, 'Resume downloaded successfully!')
  expect(file.suggestedFilename()).toBe(resume.name)
  expect((await readFile(await file.path())).equals(resume.buffer)).toBe(true)

  await desk.getByRole('button', { name: /^Notifications/ }).click()
  await desk.getByRole('button', { name: new RegExp(`New application ${applicant.full_name}`) }).click()
  await expect(desk).toHaveURL(/review=/)
  const review = desk.getByRole('dialog', { name: applicant.full_name })
  for (const part of [
    'Personal Information',
    'Assessment Results',
    'Writing Responses',
    'Motivation Statement',
  ]) {
    await expect(review.getByRole('heading', { name: part })).toBeVisible()
  }
  await expect(review).toContainText('1 test started with this address')
  await desk.emulateMedia({ media: 'print' })
  await expect(desk.getByRole('heading', { level: 1, name: applicant.full_name })).toBeVisible()
  await expect(review.getByRole('button', { name: 'Update Application' })).toBeHidden()
  await expect(card).toBeHidden()
  await desk.emulateMedia({ media: 'screen' })
  await review.getByRole('button', { name: 'Update Application' }).click()
  await expect(review.getByText('Please select a status')).toBeVisible()
  await look(desk, 'applications-review')
  await review.getByRole('combobox', { name: 'Status' }).click()
  await desk.getByRole('option', { name: 'Accepted' }).click()
  await review.getByLabel('Review Notes').fill('Begins in January.')
  await review.getByRole('button', { name: 'Update Application' }).click()
  await isTold(desk, 'Application updated successfully!')
  await expect(review).toBeHidden()
  await expect(card).toContainText('Accepted')
  await desk.goto(`/applications?q=${applicant.email}&status=accepted&position=intern`)
  await card.getByRole('button', { name: /^Review/ }).click()
  await expect(review).toContainText('by Farhana Rahman')
  await expect(review.getByLabel('Review Notes')).toHaveValue('Begins in January.')
})

test('two partners review one application: neither text is lost @once', async ({
  page,
  browser,
  person,
  forgive,
}) => {
  forgive(/ 409 |ERR_FAILED/)
  const applicant = anApplicant()
  const [one, other] = [await person('partner'), await person('partner', 'Imran Hossain')]
  await apply(page, applicant, 'Legal Intern', await aPdf(browser, applicant.full_name))
  const [own] = await applicationsOf(one, applicant.email)
  if (!own) throw new Error('The application is not there')
  const desk = one.page
  await desk.goto(`/applications?q=${applicant.email}&review=${own.id}`)
  const review = desk.getByRole('dialog', { name: applicant.full_name })
  await review.getByRole('combobox', { name: 'Status' }).click()
  await desk.getByRole('option', { name: 'Interview' }).click()
  await review.getByLabel('Review Notes').fill('Mine: invite for Sunday.')
  const body = { status: 'rejected', notes: 'Theirs: too early.', version: own.version } as const
  await other.call(reviewApplication, { params: { id: own.id }, body })
  await expect(review).toContainText('by Imran Hossain')
  await review.getByRole('button', { name: 'Update Application' }).click()
  await expect(review.getByText('This application was changed meanwhile')).toBeVisible()
  await expect(review.getByText('Now: Rejected')).toBeVisible()
  await expect(review.getByText('Now: Theirs: too early.')).toBeVisible()
  await expect(review.getByLabel('Review Notes')).toHaveValue('Mine: invite for Sunday.')
  await look(desk, 'applications-conflict')
  const failed = notice(desk, 'Error', 'Failed to update application')
  await failed.getByRole('button', { name: 'Dismiss' }).click()
  await review.getByRole('button', { name: 'Update Application' }).click()
  await isTold(desk, 'Application updated successfully!')
  await expect(desk.getByRole('article', { name: applicant.full_name })).toContainText('Interview')

  await desk.route('**/storage/v1/object/resumes/**', (route) => route.abort())
  await desk.getByRole('button', { name: /^Download resume/ }).click()
  await expect(notice(desk, 'Error', 'Failed to download resume')).toBeVisible()
})

test('associates and strangers learn nothing of the applications @once', async ({
  page,
  browser,
  person,
  forgive,
}) => {
  forgive(/ 40[13] /)
  const applicant = anApplicant()
  await apply(page, applicant, 'Associate', await aPdf(browser, applicant.full_name))
  const partner = await person('partner')
  const associate = await person('associate')
  const [own] = await applicationsOf(partner, applicant.email)
  const id = own?.id ?? ''
  const path = own?.resume_file_path ?? ''
  await associate.page.goto(`/applications?review=${id}`)
  await expect(associate.page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(associate.page.getByText('Only partners can access this section.')).toBeVisible()
  await look(associate.page, 'applications-refused')
  const tried = [
    await associate.statusOf(listApplications, {}),
    await associate.statusOf(countApplications, {}),
    await associate.statusOf(getApplication, { params: { id } }),
    await associate.statusOf(listAttempts, { params: { id } }),
    await associate.statusOf(reviewApplication, { params: { id }, body: { status: 'accepted', version: 1 } }),
    await associate.statusOf(downloadResume, { params: { path } }),
  ]
  expect(tried).toEqual(tried.map(() => 403))
  for (const address of [
    'career_applications',
    `career_applications/${id}`,
    'rpc/count_career_applications',
  ]) {
    expect((await page.request.get(`/rest/v1/${address}`)).status()).toBe(401)
  }
  expect((await page.request.get(`/storage/v1/object/resumes/${path}`)).status()).toBe(401)
  await page.goto('/applications')
  await expect(page).toHaveURL(/\/auth/)
  expect(await applicationsOf(partner, applicant.email)).toEqual([own])
})

test('the applications before the first one, many of them, and while the server is away', async ({
  person,
  forgive,
}) => {
  forgive(/ 503[ :]|server error 503/)
  const { page } = await person('partner')
  const list = '**/rest/v1/career_applications?*'
  await page.route(list, (route) => route.fulfill({ json: { items: [], next: null } }))
  await page.goto('/applications')
  await expect(page.getByText('No Applications Yet')).toBeVisible()
  await expect(page.getByText('Career applications will appear here once submitted.')).toBeVisible()
  await look(page, 'applications-empty')
  await page.unroute(list)
  await page.route(list, (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get('after') === 'more'
    const json = isSecond ? { items: [anApplication(24)], next: null } : { items: firstPage(), next: 'more' }
    return route.fulfill({ json })
  })
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(24)
  await look(page, 'applications-full')
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(25)
  await page.unroute(list)
  let asked = 0
  await page.route(list, (route) => {
    asked += 1
    return route.fulfill({ status: 503, body: 'away' })
  })
  await page.reload()
  const failed = notice(page, 'Error', 'Failed to load applications')
  await failed.getByRole('button', { name: 'Dismiss' }).click()
  await look(page, 'applications-failed')
  const before = asked
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => asked).toBeGreaterThan(before)
})

const firstPage = () => Array.from({ length: 24 }, (_, at) => anApplication(at))

/** An application as the server answers it, for a picture of many; each differs in what a card shows. */
function anApplication(at: number): CareerApplication {
  const names = ['Nadia Rahman', 'সাদিয়া ইসলাম', 'Tanvir Chowdhury', `${'Longname'.repeat(9)} binti Karim`]
  const status = applicationStatuses[at % applicationStatuses.length] ?? 'pending'
  const has = at % 5 !== 4
  return {
    id: `0190a8b0-0000-7000-8000-${String(at).padStart(12, '0')}`,
    full_name: names[at % names.length] ?? '',
    email: `applicant.${at}@applicants.example`,
    phone: '+880 1711 000000',
    position: positions[at % positions.length] ?? 'intern',
    motivation: 'Because.',
    test_score: at + 1,
    test_total: 25,
    paragraph_answers: written,
    resume_file_path: has ? `${at}.pdf` : null,
    resume_file_name: has ? 'resume.pdf' : null,
    resume_size: has ? 1000 : null,
    status,
    notes: null,
    reviewed_by: null,
    reviewed_at: null,
    reviewer: null,
    is_repeated: at % 7 === 0,
    attempts: 1 + (at % 3),
    created_at: '2026-11-20T18:30:00.000Z',
    version: 1,
  }
}
