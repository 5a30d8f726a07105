import type { Page } from '@playwright/test'
import type { PagePath } from '../../contract/pages.ts'

/** What people typically do on a page, each by its name; done as they do it, with the keyboard and the pointer. */
export type Gestures = Record<string, (page: Page) => Promise<void>>

const palette = {
  palette: async (page: Page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').pressSequentially('case', { delay: 80 })
    await leave(page)
  },
}

const typical: Record<PagePath, Gestures> = {
  '/': {
    search: search('bail'),
    menu: menu(/^Actions for/),
    month: choice('Filter by month'),
    tick: (page) => page.getByRole('article').getByRole('checkbox').first().click(),
    'tab Work Logs': tab('Work Logs'),
    'tab Tasks': tab('Tasks'),
    editor: async (page) => {
      await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
      const form = page.getByRole('form', { name: /^Edit/ })
      await form.getByLabel('Title').pressSequentially(' of today', { delay: 80 })
      await form.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: /discard/i }).click()
      await form.waitFor({ state: 'hidden' })
    },
  },
  '/auth': {
    'tab Sign Up': tab('Sign Up'),
    typing: typing('Email'),
    'tab Sign In': tab('Sign In'),
  },
  '/people': {},
  '/diary': {},
  '/diary/cause-list': {},
  '/deadlines': {},
  '/my-day': {},
  '/courts': {},
  '/parties': {},
  '/conflicts': {},
  '/import': {},
  '/caselist/case': {},
  '/notification-settings': {},
  '/profile': {
    typing: typing('Full Name'),
    dark: (page) => page.getByRole('radio', { name: 'Dark' }).check({ force: true }),
    'new code': dialog('Create Code'),
  },
  '/archive': {
    search: search('demand'),
    month: choice('Filter by month'),
    open: async (page) => {
      await page.getByRole('article').first().getByRole('heading').getByRole('button').click()
      await leave(page)
    },
  },
  '/career': { typing: typing('Email') },
  '/applications': { search: search('tahmina'), choice: choice('Status'), review: dialog(/^Review/) },
  '/caselist': {
    search: search('2026-9'),
    sort: (page) => page.getByRole('button', { name: 'Client Name' }).click(),
    menu: menu('Export'),
    'new case': dialog('Add Case'),
  },
  '/calendar': {
    'next month': (page) => page.getByRole('button', { name: 'Next month' }).click(),
    week: (page) => page.getByRole('button', { name: 'Week' }).click(),
    'new event': dialog('Add Event'),
  },
  '/time': {},
  '/costing': { search: search('court'), choice: choice('Category'), edit: dialog(/^Edit /) },
  '/timeline': { search: search('hearing'), menu: menu(/^Actions for/), 'new event': dialog('Add Event') },
  '/meetings': {
    search: search('review'),
    choice: choice('Location'),
    'new meeting': dialog('Book Meeting'),
  },
  '/partners': {
    search: search('leave'),
    'new note': dialog('New Note'),
    'tab Associate Dashboard': tab('Associate Dashboard'),
  },
  '/feedback': {
    typing: typing('Feedback'),
    stars: (page) => page.getByRole('radio', { name: '3 stars' }).check({ force: true }),
    choice: choice('Filter by associate'),
  },
  '/chat': {
    typing: (page) =>
      page.getByRole('main').getByRole('textbox').last().pressSequentially('Hello', { delay: 80 }),
    older: (page) => page.getByRole('button', { name: 'Show older messages' }).click(),
  },
  '/statements': { search: search('court'), choice: choice('Month'), 'new entry': dialog('Add Entry') },
  '/audit': { choice: choice('Area') },
  '/leaderboard': {
    'tab All-Time': tab('All-Time'),
    hours: dialog(/^1st/),
  },
}

/** The gestures of a page, with the palette where somebody is signed in. */
export function gesturesOf(path: PagePath): Gestures {
  return path === '/auth' || path === '/career' ? typical[path] : { ...typical[path], ...palette }
}

function search(words: string) {
  return async (page: Page) => {
    const box = page.getByRole('searchbox').first()
    await box.pressSequentially(words, { delay: 80 })
    await settled(page)
    await box.fill('')
    await settled(page)
  }
}

function typing(label: string) {
  return (page: Page) =>
    page.getByRole('textbox', { name: label }).first().pressSequentially('Nusrat', { delay: 80 })
}

function tab(name: string) {
  return async (page: Page) => {
    await page.getByRole('tab', { name }).first().click()
    await settled(page)
  }
}

function menu(name: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
  }
}

function choice(name: string) {
  return async (page: Page) => {
    await page.getByRole('combobox', { name }).first().click()
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
  }
}

function dialog(name: string | RegExp) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
    await leave(page)
  }
}

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

// What a gesture set off is part of it: the next one must not be blamed for it.
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
}
