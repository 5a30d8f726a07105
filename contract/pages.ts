import type { Right } from './rights.ts'

/** Every address that shows a screen; any other one shows 'Oops! Page not found'. */
export const pagePaths = [
  '/',
  '/my-day',
  '/auth',
  '/profile',
  '/notification-settings',
  '/archive',
  '/career',
  '/applications',
  '/caselist',
  '/caselist/case',
  '/diary',
  '/diary/cause-list',
  '/deadlines',
  '/courts',
  '/parties',
  '/conflicts',
  '/calendar',
  '/time',
  '/costing',
  '/timeline',
  '/meetings',
  '/partners',
  '/feedback',
  '/chat',
  '/statements',
  '/leaderboard',
  '/audit',
  '/people',
  '/import',
] as const

export type PagePath = (typeof pagePaths)[number]

/** The right that a page takes; the others are for all staff, or for everybody. */
export const rightToPage: Readonly<Partial<Record<PagePath, Right>>> = {
  '/meetings': 'meetings',
  '/partners': 'partner_notes',
  '/applications': 'applications',
  '/statements': 'statements',
  '/audit': 'audit',
  '/people': 'people',
  '/import': 'data.import',
}

/** Where the installed site starts. */
export const startPage: PagePath = '/my-day'

/** Pages whose documents a device keeps, so that they open without a network. */
export const keptPages: readonly PagePath[] = ['/my-day', '/diary', '/']

/** For how many seconds the network is waited for where something kept can be shown. */
export const networkPatience = 3

export function isKeptPage(path: string): boolean {
  return keptPages.some((page) => page === path)
}

/** Addresses below these are calls: they answer JSON, are never kept, and are no screens. */
export const callPrefixes = [
  '/auth/v1/',
  '/functions/v1/',
  '/rest/v1/',
  '/storage/v1/',
  '/realtime/v1/',
  '/api/',
] as const
