import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([
  ['PORT', '99999', '3000'],
  ['PORT', '1.5', '0'],
  ['PUBLIC_URL', 'https://office.example/path', 'https://office.example/'],
  ['PUBLIC_URL', 'https://me:secret@office.example', 'http://Office.example:8443'],
  ['PUBLIC_URL', 'office.test', 'https://office.test'],
  ['SMTP_URL', 'smtp://', 'smtp://localhost'],
  ['MAIL_FROM', 'nonsense', 'office@firm.example'],
  ['MAIL_FROM', 'Office office@firm.example', 'The Office <office@firm.example>'],
  ['SERVICE_WORKER', 'no', 'off'],
  ['COST_CURRENCY', 'QQQ', 'EUR'],
  ['STATEMENT_CURRENCY', 'usd', 'USD'],
])('%s is refused as %s, by name and without its value, and accepted as %s', (name, wrong, right) => {
  expect(() => readSettings({ [name]: wrong })).toThrow(
    new RegExp(`^The setting ${name} is wrong: it must be`),
  )
  expect(() => readSettings({ [name]: wrong })).not.toThrow(wrong)
  expect(() => readSettings({ [name]: right })).not.toThrow()
})
