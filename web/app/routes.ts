import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { networkPatience } from '../../contract/pages.ts'
import { readAuditSearch } from '../features/activity/logic.ts'
import { readApplicationsSearch } from '../features/applications/logic.ts'
import { readAuthSearch } from '../features/auth/address.ts'
import { readCalendarSearch } from '../features/calendar/logic.ts'
import { readCaseSearch } from '../features/case-file/address.ts'
import { readCaselistSearch } from '../features/cases/address.ts'
import { readCauseListSearch } from '../features/cause-lists/address.ts'
import { readConflictsSearch } from '../features/conflicts/address.ts'
import { readCostingSearch } from '../features/costing/logic.ts'
import { readCourtsSearch } from '../features/courts/logic.ts'
import { readMyDaySearch } from '../features/day/address.ts'
import { readDeadlinesSearch } from '../features/deadlines/address.ts'
import { readFeedbackSearch } from '../features/feedback/logic.ts'
import { readDiarySearch } from '../features/hearings/address.ts'
import { readImportSearch } from '../features/imports/address.ts'
import { readLeaderboardSearch } from '../features/leaderboard/logic.ts'
import { readMeetingsSearch } from '../features/meetings/address.ts'
import { readArchiveSearch, readDashboardSearch } from '../features/notes/address.ts'
import { readPartiesSearch } from '../features/parties/address.ts'
import { readPartnersSearch } from '../features/partner-notes/logic.ts'
import { myProfileQuery } from '../features/people/api.ts'
import { readStatementsSearch } from '../features/statements/address.ts'
import { readTimeSearch } from '../features/time-entries/address.ts'
import { readTimelineSearch } from '../features/timeline/address.ts'
import { firmQuery } from '../lib/firm.ts'
import { paths } from '../lib/paths.ts'
import { currentSession } from '../lib/session.ts'
import { deviceStore, keptDayKey } from '../lib/storage.ts'
import { PagesByRight, StaffPages } from './guarded-pages.tsx'
import { entries, refusals, titles } from './labels.ts'
import { PageFailure } from './page-failure.tsx'
import { Root } from './root.tsx'

/** What a route says about its page. */
interface PageFacts {
  /** In the browser's title. */
  title?: string
  /** Without the navigation, also for somebody who is signed in. */
  bare?: true
  /** What an associate is told on a page of the partners; `leaves` takes them back to '/' after a moment. */
  refusal?: { title: string; text: string; leaves?: true }
}

/**
 * A reading of an address that nothing passes by. The router lays what was read over the address as it stands, and
 * tidies the address only after the first render: what is left out must be said to be nothing.
 */
function only<Read extends (raw: Record<string, unknown>) => object>(read: Read): Read {
  const whole = (raw: Record<string, unknown>) => ({
    ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
    ...read(raw),
  })
  // What is said to be nothing besides is in no type of a search.
  return whole as Read
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
  interface HistoryState {
    /** Where somebody was going when they were asked to sign in. */
    back?: string
    /** When a place on a page was asked for, so that asking again arrives again. */
    asked?: number
    /** What a new task begins with. */
    task?: { case_id: string; case_ref: string; client_name: string }
    /** Whom a message in the chat is to mention. */
    mention?: { user_id: string; full_name: string }
  }
}

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The firm's name and zone stand on every page; a server that is away must not keep the page away, nor must asking it again.
  loader: async ({ context }) => {
    const firm = context.queryClient.ensureQueryData({ ...firmQuery, retry: false }).then(nothing, nothing)
    await (deviceStore.getItem(keptDayKey) ? Promise.race([firm, networkIsSlow()]) : firm)
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
  errorComponent: PageFailure,
})

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  staticData: { title: titles.signIn, bare: true },
  validateSearch: only(readAuthSearch),
  // What a mailed link brought is dealt with first, also in a browser that is signed in.
  beforeLoad: async ({ context, search, location }) => {
    const session = currentSession()
    if (session.status !== 'signed-in' || search.token_hash) return
    const href =
      placeBefore(location) ??
      (await (await import('./start-page.ts')).startOf(context.queryClient, session.session.user.id))
    throw redirect({ href, replace: true })
  },
  component: lazyRouteComponent(() => import('../pages/auth.tsx'), 'AuthPage'),
})

const career = createRoute({
  getParentRoute: () => root,
  path: '/career',
  staticData: { title: titles.careers, bare: true },
  // A page of its own (web/career.html); the server answers this address with it.
  beforeLoad: () => {
    throw redirect({ href: '/career', reloadDocument: true })
  },
})

const staff = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  beforeLoad: ({ location }) => {
    const session = currentSession()
    if (session.status !== 'signed-out') return
    const state = session.how === 'left' || location.href === '/' ? {} : { back: location.href }
    throw redirect({ ...paths.signIn(), state, replace: true })
  },
  // Asked for beside the page's code, and waited for by nobody.
  loader: ({ context }) => {
    const session = currentSession()
    if (session.status === 'signed-in') {
      void context.queryClient.prefetchQuery(myProfileQuery(session.session.user.id))
    }
  },
  component: StaffPages,
})

const dashboard = createRoute({
  getParentRoute: () => staff,
  path: '/',
  staticData: { title: entries.tasks },
  validateSearch: only(readDashboardSearch),
  component: lazyRouteComponent(() => import('../pages/dashboard.tsx'), 'DashboardPage'),
})

const myDay = createRoute({
  getParentRoute: () => staff,
  path: '/my-day',
  staticData: { title: entries.myDay },
  validateSearch: only(readMyDaySearch),
  component: lazyRouteComponent(() => import('../pages/my-day.tsx'), 'MyDayPage'),
})

const profile = createRoute({
  getParentRoute: () => staff,
  path: '/profile',
  staticData: { title: titles.profile },
  component: lazyRouteComponent(() => import('../pages/profile.tsx'), 'ProfilePage'),
})

const notificationSettings = createRoute({
  getParentRoute: () => staff,
  path: '/notification-settings',
  staticData: { title: titles.notifications },
  component: lazyRouteComponent(
    () => import('../pages/notification-settings.tsx'),
    'NotificationSettingsPage',
  ),
})

const archive = createRoute({
  getParentRoute: () => staff,
  path: '/archive',
  staticData: { title: titles.archive },
  validateSearch: only(readArchiveSearch),
  component: lazyRouteComponent(() => import('../pages/archive.tsx'), 'ArchivePage'),
})

const caselist = createRoute({
  getParentRoute: () => staff,
  path: '/caselist',
  staticData: { title: entries.caselist },
  validateSearch: only(readCaselistSearch),
  component: lazyRouteComponent(() => import('../pages/caselist.tsx'), 'CaselistPage'),
})

const caseFile = createRoute({
  getParentRoute: () => staff,
  path: '/caselist/case',
  staticData: { title: titles.case },
  validateSearch: only(readCaseSearch),
  component: lazyRouteComponent(() => import('../pages/caselist/case.tsx'), 'CasePage'),
})

const calendar = createRoute({
  getParentRoute: () => staff,
  path: '/calendar',
  staticData: { title: entries.calendar },
  validateSearch: only(readCalendarSearch),
  component: lazyRouteComponent(() => import('../pages/calendar.tsx'), 'CalendarPage'),
})

const time = createRoute({
  getParentRoute: () => staff,
  path: '/time',
  staticData: { title: entries.time },
  validateSearch: only(readTimeSearch),
  component: lazyRouteComponent(() => import('../pages/time.tsx'), 'TimePage'),
})

const costing = createRoute({
  getParentRoute: () => staff,
  path: '/costing',
  staticData: { title: titles.costing },
  validateSearch: only(readCostingSearch),
  component: lazyRouteComponent(() => import('../pages/costing.tsx'), 'CostingPage'),
})

const diary = createRoute({
  getParentRoute: () => staff,
  path: '/diary',
  staticData: { title: entries.diary },
  validateSearch: only(readDiarySearch),
  component: lazyRouteComponent(() => import('../pages/diary.tsx'), 'DiaryPage'),
})

const causeList = createRoute({
  getParentRoute: () => staff,
  path: '/diary/cause-list',
  staticData: { title: titles.causeList },
  validateSearch: only(readCauseListSearch),
  component: lazyRouteComponent(() => import('../pages/diary/cause-list.tsx'), 'CauseListPage'),
})

const deadlines = createRoute({
  getParentRoute: () => staff,
  path: '/deadlines',
  staticData: { title: entries.deadlines },
  validateSearch: only(readDeadlinesSearch),
  component: lazyRouteComponent(() => import('../pages/deadlines.tsx'), 'DeadlinesPage'),
})

const courts = createRoute({
  getParentRoute: () => staff,
  path: '/courts',
  staticData: { title: titles.courts },
  validateSearch: only(readCourtsSearch),
  component: lazyRouteComponent(() => import('../pages/courts.tsx'), 'CourtsPage'),
})

const parties = createRoute({
  getParentRoute: () => staff,
  path: '/parties',
  staticData: { title: titles.parties },
  validateSearch: only(readPartiesSearch),
  component: lazyRouteComponent(() => import('../pages/parties.tsx'), 'PartiesPage'),
})

const conflicts = createRoute({
  getParentRoute: () => staff,
  path: '/conflicts',
  staticData: { title: titles.conflicts },
  validateSearch: only(readConflictsSearch),
  component: lazyRouteComponent(() => import('../pages/conflicts.tsx'), 'ConflictsPage'),
})

const timeline = createRoute({
  getParentRoute: () => staff,
  path: '/timeline',
  staticData: { title: titles.timeline },
  validateSearch: only(readTimelineSearch),
  component: lazyRouteComponent(() => import('../pages/timeline.tsx'), 'TimelinePage'),
})

const feedback = createRoute({
  getParentRoute: () => staff,
  path: '/feedback',
  staticData: { title: entries.feedback },
  validateSearch: only(readFeedbackSearch),
  component: lazyRouteComponent(() => import('../pages/feedback.tsx'), 'FeedbackPage'),
})

const chat = createRoute({
  getParentRoute: () => staff,
  path: '/chat',
  staticData: { title: entries.chat },
  component: lazyRouteComponent(() => import('../pages/chat.tsx'), 'ChatPage'),
})

const leaderboard = createRoute({
  getParentRoute: () => staff,
  path: '/leaderboard',
  staticData: { title: entries.leaderboard },
  validateSearch: only(readLeaderboardSearch),
  component: lazyRouteComponent(() => import('../pages/leaderboard.tsx'), 'LeaderboardPage'),
})

const partnersOnly = createRoute({
  getParentRoute: () => staff,
  id: 'partners-only',
  component: PagesByRight,
})

const meetings = createRoute({
  getParentRoute: () => partnersOnly,
  path: '/meetings',
  staticData: {
    title: entries.meetings,
    refusal: { ...refusals.ofMeetings, leaves: true },
  },
  validateSearch: only(readMeetingsSearch),
  component: lazyRouteComponent(() => import('../pages/meetings.tsx'), 'MeetingsPage'),
})

const partners = createRoute({
  getParentRoute: () => partnersOnly,
  path: '/partners',
  staticData: { title: titles.partners, refusal: refusals.ofPages },
  validateSearch: only(readPartnersSearch),
  component: lazyRouteComponent(() => import('../pages/partners.tsx'), 'PartnersPage'),
})

const applications = createRoute({
  getParentRoute: () => partnersOnly,
  path: '/applications',
  staticData: { title: titles.applications, refusal: refusals.ofPages },
  validateSearch: only(readApplicationsSearch),
  component: lazyRouteComponent(() => import('../pages/applications.tsx'), 'ApplicationsPage'),
})

const statements = createRoute({
  getParentRoute: () => partnersOnly,
  path: '/statements',
  staticData: { title: titles.statements, refusal: refusals.ofPages },
  validateSearch: only(readStatementsSearch),
  component: lazyRouteComponent(() => import('../pages/statements.tsx'), 'StatementsPage'),
})

const audit = createRoute({
  getParentRoute: () => partnersOnly,
  path: '/audit',
  staticData: { title: titles.audit, refusal: refusals.ofPages },
  validateSearch: only(readAuditSearch),
  component: lazyRouteComponent(() => import('../pages/audit.tsx'), 'AuditPage'),
})

const people = createRoute({
  getParentRoute: () => partnersOnly,
  path: '/people',
  staticData: { title: entries.people, refusal: refusals.ofPages },
  component: lazyRouteComponent(() => import('../pages/people.tsx'), 'PeoplePage'),
})

const imports = createRoute({
  getParentRoute: () => partnersOnly,
  path: '/import',
  staticData: { title: titles.import, refusal: refusals.ofPages },
  validateSearch: only(readImportSearch),
  component: lazyRouteComponent(() => import('../pages/import.tsx'), 'ImportPage'),
})

/** Every address of the product with its page; each page is a chunk of its own. */
export const routeTree = root.addChildren([
  auth,
  career,
  staff.addChildren([
    dashboard,
    myDay,
    profile,
    notificationSettings,
    archive,
    caselist,
    caseFile,
    diary,
    causeList,
    deadlines,
    calendar,
    time,
    costing,
    courts,
    parties,
    conflicts,
    timeline,
    feedback,
    chat,
    leaderboard,
    partnersOnly.addChildren([meetings, partners, applications, statements, audit, people, imports]),
  ]),
])

/** Where somebody was going before they were asked to sign in; never another site. */
function placeBefore({ state }: ParsedLocation): string | undefined {
  const { back } = state
  return back !== undefined && /^\/(?![/\\])/.test(back) ? back : undefined
}

function nothing(): void {}

/** Comes when a page was waited for so long since it was asked for that a kept day is shown instead. */
function networkIsSlow(): Promise<void> {
  const left = networkPatience * 1000 - performance.now()
  // The document may have taken all of it; an answer that is already on its way has one second still.
  return new Promise((resolve) => setTimeout(resolve, Math.max(1000, left)))
}
