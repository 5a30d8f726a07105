import { expect } from '@playwright/test'
import { announce, environment } from '../environment.ts'
import { look } from '../look.ts'
import { newIdentity, signUpAs } from '../people.ts'
import { startServer } from '../server.ts'
import { goTo } from '../ways.ts'
import { test } from '../world.ts'

test('an empty firm greets its first partner with three steps, gone when done or dismissed', async ({
  person,
  isPhone,
}) => {
  const usual = environment()
  const server = await startServer(`first-steps-${isPhone ? 'phone' : 'desktop'}`)
  try {
    announce(server.environment)
    const { site } = server.environment
    const { page } = await person('partner', 'Nusrat Jahan')
    await page.goto(site)
    const steps = page.getByRole('region', { name: 'First steps' })
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await expect(steps).toContainText('The firm is TRW, and its days begin at midnight in Asia/Dhaka.')
    await expect(steps).toContainText('FIRM_TIME_ZONE')
    await look(page, 'first-steps')
    const done = steps.getByText('Done', { exact: true })
    await expect(done).toHaveCount(0)

    await steps.getByRole('link', { name: 'Make a code' }).click()
    await expect(page.getByRole('heading', { name: 'Authorization Codes' })).toBeInViewport()
    await signUpAs(newIdentity('associate', 'Farhan Kabir'), '10.255.255.2')
    await page.goto(site)
    await expect(done).toHaveCount(1)
    await steps.getByRole('button', { name: 'Both are right' }).click()
    await expect(done).toHaveCount(2)
    await page.reload()
    await expect(done).toHaveCount(2)
    await steps.getByRole('link', { name: 'Add a case' }).click()
    await page.getByRole('textbox', { name: 'Case ID' }).fill('CASE-2026-001')
    await page.getByRole('button', { name: 'Create Case' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // As people go: the dialog may still be giving its place in the history back.
    await goTo(page, 'Tasks', isPhone)
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
    await expect(steps).toHaveCount(0)

    await test.step('a later partner is not greeted', async () => {
      const second = await person('partner', 'Mahbubul Alam')
      await second.page.goto(site)
      await expect(second.page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
      await expect(second.page.getByRole('region', { name: 'First steps' })).toHaveCount(0)
      await second.page.context().close()
    })
    await page.context().close()
  } finally {
    announce(usual)
    await server.end()
  }
})

test('the greeting is dismissed for good @once', async ({ person }) => {
  const usual = environment()
  const server = await startServer('first-steps-dismissed')
  try {
    announce(server.environment)
    const { page } = await person('partner')
    await page.goto(server.environment.site)
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.getByRole('button', { name: 'Dismiss' }).click()
    await expect(steps).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
    await expect(steps).toHaveCount(0)
    await page.context().close()
  } finally {
    announce(usual)
    await server.end()
  }
})
