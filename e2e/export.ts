import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Takes a list away by an entry of its Export menu ('Download CSV'), and reads the file. */
export async function exported(page: Page, entry: string): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}
