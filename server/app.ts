import { randomUUID } from 'node:crypto'
import { type FastifyInstance, fastify } from 'fastify'
import { chatTopic } from '../contract/chat.ts'
import type { Endpoint } from '../contract/kernel/endpoint.ts'
import { followEvents } from '../contract/live.ts'
import { absencesRoutes } from './features/absences/routes.ts'
import { forgetPassingActivity } from './features/activity/jobs.ts'
import { activityRoutes } from './features/activity/routes.ts'
import { autoArchive } from './features/archive/jobs.ts'
import { associatesRoutes } from './features/associates/routes.ts'
import { authMails } from './features/auth/jobs.ts'
import { authRoutes, signInManners, signInRoutes } from './features/auth/routes.ts'
import { endFeedWithPassword } from './features/calendar/reactions.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { careersMails, endCareerTests, purgeCareerTests } from './features/careers/jobs.ts'
import { careersRoutes, careersUploads } from './features/careers/routes.ts'
import { caseFileRoutes } from './features/case-file/routes.ts'
import { compareSight, linkingMeasured, linkTexts } from './features/cases/jobs.ts'
import { casesRoutes } from './features/cases/routes.ts'
import { matchLongLists } from './features/cause-lists/jobs.ts'
import { causeListsRoutes, causeListsUploads } from './features/cause-lists/routes.ts'
import { forgetChatNews, purgeChat } from './features/chat/jobs.ts'
import { liveMessages } from './features/chat/public.ts'
import { chatRoutes, chatUploads } from './features/chat/routes.ts'
import { checkAnew } from './features/conflicts/reactions.ts'
import { conflictsRoutes } from './features/conflicts/routes.ts'
import { costingRoutes } from './features/costing/routes.ts'
import { costs } from './features/costing/rows.ts'
import { courtsRoutes } from './features/courts/routes.ts'
import { dayRoutes } from './features/day/routes.ts'
import { deadlinesRoutes } from './features/deadlines/routes.ts'
import { feedbackRoutes } from './features/feedback/routes.ts'
import { feedbackRows } from './features/feedback/rows.ts'
import { refreshNextHearings } from './features/hearings/jobs.ts'
import { followCase, tellLead } from './features/hearings/reactions.ts'
import { hearingsRoutes } from './features/hearings/routes.ts'
import { hearings } from './features/hearings/rows.ts'
import { workOnImports } from './features/imports/jobs.ts'
import { importsRoutes, importsUploads } from './features/imports/routes.ts'
import { keptDayRoutes } from './features/kept-day/routes.ts'
import { leaderboardRoutes } from './features/leaderboard/routes.ts'
import { meetingsRoutes } from './features/meetings/routes.ts'
import { emptyTrash } from './features/notes/jobs.ts'
import { notesRoutes } from './features/notes/routes.ts'
import {
  deliverNotifications,
  forgetOldDigests,
  forgetOldNotifications,
  mailNotifications,
  pushNotifications,
} from './features/notifications/jobs.ts'
import { notifyOfNotes } from './features/notifications/reactions.ts'
import { notificationsRoutes, pushRoutes } from './features/notifications/routes.ts'
import { countNames, purgeParties, readNames } from './features/parties/jobs.ts'
import { partiesRoutes } from './features/parties/routes.ts'
import { partnerNotesRoutes } from './features/partner-notes/routes.ts'
import { partnerNotes } from './features/partner-notes/rows.ts'
import { peopleRoutes } from './features/people/routes.ts'
import { moveSomebodysWork } from './features/people-admin/jobs.ts'
import { peopleAdminRoutes } from './features/people-admin/routes.ts'
import { repeatTasks } from './features/recurrences/jobs.ts'
import { recurrencesRoutes } from './features/recurrences/routes.ts'
import { forgetOldReminders, remind } from './features/reminders/jobs.ts'
import { remindersRoutes } from './features/reminders/routes.ts'
import { statementsRoutes } from './features/statements/routes.ts'
import { statements } from './features/statements/rows.ts'
import { tasksRoutes } from './features/tasks/routes.ts'
import { moveLogs } from './features/time-entries/jobs.ts'
import { timeEntriesRoutes } from './features/time-entries/routes.ts'
import { timelineRoutes } from './features/timeline/routes.ts'
import { timelineEvents } from './features/timeline/rows.ts'
import { askAboutTimers, endHiddenTimers } from './features/timers/jobs.ts'
import { endTimersOfMoved } from './features/timers/reactions.ts'
import { timersRoutes } from './features/timers/routes.ts'
import { timesheetsRoutes } from './features/timesheets/routes.ts'
import { workLogsRoutes } from './features/work-logs/routes.ts'
import type { Clock } from './kernel/clock.ts'
import type { Database } from './kernel/database.ts'
import { type Binding, bind, type Route } from './kernel/http.ts'
import { serveDocs } from './kernel/http-docs.ts'
import { answerFailures, refuseAddresses } from './kernel/http-errors.ts'
import { serveHealth } from './kernel/http-health.ts'
import { type Limits, limit, limitUnknown, serverLimits, usualLimits } from './kernel/http-limits.ts'
import { type Live, serveLive } from './kernel/http-live.ts'
import { logCalls } from './kernel/http-log.ts'
import { serveMetrics } from './kernel/http-metrics.ts'
import { serveOutbox } from './kernel/http-outbox.ts'
import { servePlainStyle } from './kernel/http-plain-page.ts'
import { bindApart } from './kernel/http-scope.ts'
import { secure } from './kernel/http-security.ts'
import { firmRoutes, serveSite } from './kernel/http-site.ts'
import { bindUploads, type UploadRoute } from './kernel/http-uploads.ts'
import { quotaOf } from './kernel/limits.ts'
import type { Log } from './kernel/log.ts'
import type { Replica } from './kernel/replica.ts'
import { reportsFrom } from './kernel/reports.ts'
import type { Settings } from './kernel/settings.ts'
import { type Reaction, type Surroundings, type Transact, transactions } from './kernel/transaction.ts'
import type { Files } from './platform/files/files.ts'
import { removeFiles, sweepFiles } from './platform/files/files-jobs.ts'
import { housekeeping } from './platform/jobs/housekeeping.ts'
import type { JobDefinition, Jobs } from './platform/jobs/jobs.ts'
import type { Bell } from './platform/live/bell.ts'
import type { LiveContents } from './platform/live/catch-up.ts'
import { liveHub, type Pace } from './platform/live/hub.ts'
import type { MailTemplates } from './platform/mail/letter.ts'
import { mailJob } from './platform/mail/mail-job.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { forgetKeptMails, readOutbox } from './platform/mail/outbox.ts'
import { measuredIn } from './platform/measured.ts'
import { type PasswordHashes, passwordHashes } from './platform/passwords/password-hashes.ts'
import type { Push } from './platform/push/push.ts'
import { readinessChecks } from './platform/readiness.ts'
import { type AccessTokens, accessTokens } from './platform/tokens/access-tokens.ts'

/** What an app is made of; tests hand in a standing clock, a mail sink and a folder of their own. */
export interface Parts {
  database: Database
  /** Answers reports, where there is one. */
  replica?: Replica | undefined
  clock: Clock
  settings: Settings
  log: Log
  jobs: Pick<Jobs, 'enqueue' | 'wake' | 'counts' | 'due'>
  mailer: Mailer
  /** Pushes to browsers; without it push is off. */
  push?: Push | undefined
  files: Files
  /** 32 bytes or more; everything that is signed or keyed derives from it. */
  secret: Uint8Array
  /** Wakes the live connections after a commit, here and in other processes. */
  bell: Bell
  limits?: Limits
  hashes?: PasswordHashes
  livePace?: Partial<Pace>
  /** The folder of the built web. */
  web?: string
}

export interface App {
  http: FastifyInstance
  transact: Transact
  tokens: AccessTokens
  live: Live
  /** Every call that is served. */
  endpoints: readonly Endpoint[]
  /** All work outside requests, for whoever runs it. */
  jobs: readonly JobDefinition[]
}

/** Whose changes the live stream tells with what they are now: the same for everybody who hears of them. */
const contents: LiveContents = { [chatTopic]: liveMessages }
const mailTemplates: MailTemplates = { ...authMails, ...careersMails }
const reactions: readonly Reaction[] = [
  ...[notifyOfNotes, checkAnew, followCase, tellLead, endFeedWithPassword, endTimersOfMoved],
]
const routes: readonly Route[] = [
  ...peopleRoutes,
  ...notesRoutes,
  ...tasksRoutes,
  ...recurrencesRoutes,
  ...casesRoutes,
  ...importsRoutes,
  ...keptDayRoutes,
  ...meetingsRoutes,
  ...timeEntriesRoutes,
  ...timesheetsRoutes,
  ...courtsRoutes,
  ...conflictsRoutes,
  ...costingRoutes,
  ...timelineRoutes,
  ...caseFileRoutes,
  ...statementsRoutes,
  ...leaderboardRoutes,
  ...workLogsRoutes,
  ...timersRoutes,
  ...notificationsRoutes,
  ...partnerNotesRoutes,
  ...associatesRoutes,
  ...feedbackRoutes,
  ...hearingsRoutes,
  ...deadlinesRoutes,
  ...remindersRoutes,
  ...absencesRoutes,
  ...dayRoutes,
  ...causeListsRoutes,
  ...peopleAdminRoutes,
]

/** Builds the whole product from its parts, without listening and without side effects. */
export async function buildApp(parts: Parts): Promise<App> {
  const { clock, settings, secret, log } = parts
  const tokens = accessTokens(secret, settings.site)
  const around = surroundingsOf(parts)
  const transact = transactions(around)
  const read = transactions(around, 'read only')
  const live = liveHub({ transact, clock, bell: parts.bell, log, pace: parts.livePace ?? {}, contents })
  const { createsPerHour } = parts.limits ?? usualLimits
  const takeRoom = quotaOf({ most: createsPerHour, window_ms: 60 * 60_000 })
  const binding: Binding = {
    transact,
    read,
    report: reportsFrom(around, read, parts.replica),
    readToken: (bearer) => tokens.read(bearer, clock.now()),
    now: () => clock.now(),
    takeRoom: (user_id) => takeRoom(user_id, clock.now()),
  }
  const auth = { settings, secret, tokens, hashes: parts.hashes ?? passwordHashes() }
  const careers = { secret, files: parts.files }
  const signIn = signInRoutes(auth)
  const all = [
    ...firmRoutes(settings),
    ...authRoutes(auth),
    ...partiesRoutes({ secret }),
    ...calendarRoutes({ settings, secret }),
    ...careersRoutes(careers),
    ...chatRoutes({ files: parts.files, secret }),
    ...routes,
    ...pushRoutes(parts.push),
    ...activityRoutes(),
  ]
  const uploads: readonly UploadRoute[] = [
    ...careersUploads(careers),
    ...chatUploads(parts.files),
    ...importsUploads(parts.files),
    ...causeListsUploads,
  ]
  const endpoints = [...[...signIn, ...all, ...uploads].map(({ endpoint }) => endpoint), followEvents]

  const http = await openHttp(parts)
  serveHealth(http, readinessChecks(parts.database, parts.files))
  serveMetrics(http, settings, { ...measuredIn({ ...parts, live, transact }), ...linkingMeasured(transact) })
  serveDocs(http, endpoints)
  serveOutbox(http, settings, () => readOutbox(settings))
  serveLive(http, live, binding.readToken, settings)
  await serveSite(http, parts.web, parts.settings)
  await bindApart(http, signIn, binding, log, signInManners)
  await bindUploads(http, uploads, binding, parts.files.receive)
  bind(http, all, binding)
  return {
    http,
    transact,
    tokens,
    live,
    endpoints,
    jobs: jobsOf(parts, transact),
  }
}

/** All work outside requests, of the platform and of every feature. */
function jobsOf(
  { clock, settings, secret, log, files, mailer, push }: Parts,
  transact: Transact,
): JobDefinition[] {
  return [
    housekeeping(transact),
    mailJob(mailer, mailTemplates, { settings, secret }, log),
    forgetKeptMails(settings, clock),
    autoArchive(transact),
    linkTexts(transact),
    emptyTrash(transact),
    costs.purge(transact),
    timelineEvents.purge(transact),
    statements.purge(transact),
    readNames(transact),
    countNames(transact),
    purgeParties(transact),
    endCareerTests(transact),
    purgeCareerTests(transact),
    partnerNotes.purge(transact),
    feedbackRows.purge(transact),
    hearings.purge(transact),
    refreshNextHearings(transact),
    forgetOldNotifications(transact),
    deliverNotifications(transact),
    mailNotifications(transact, { mailer, settings, log }),
    pushNotifications(transact, push, { settings }),
    forgetOldDigests(transact),
    repeatTasks(transact),
    moveSomebodysWork(transact),
    remind(transact, { mailer, settings, log }),
    forgetOldReminders(transact),
    purgeChat(transact, files),
    forgetChatNews(transact),
    forgetPassingActivity(transact),
    compareSight(transact),
    endHiddenTimers(transact),
    askAboutTimers(transact),
    moveLogs(transact),
    workOnImports(transact, files),
    matchLongLists(transact),
    removeFiles(files),
    sweepFiles(transact, files),
  ]
}

/** What every transaction works with, and what the features do when something happens in one. */
function surroundingsOf({ database, clock, settings, log, jobs, bell }: Parts): Surroundings {
  return {
    database,
    clock,
    settings,
    log,
    reactions,
    enqueue: async (ctx, job, payload) => {
      await jobs.enqueue(ctx.db, job, payload)
      ctx.afterCommit(() => jobs.wake(job))
    },
    ring: bell.ring,
  }
}

/** An HTTP server under the rules that hold for every answer, with nothing to serve yet. */
async function openHttp({ settings, log, limits = usualLimits }: Parts): Promise<FastifyInstance> {
  const http = fastify({
    ...serverLimits(limits),
    // What comes on an open connection while we end is answered as always, and the connection closed then.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddresses(log, (request) => countUnknown(request)),
    trustProxy: settings.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? false,
  })
  answerFailures(http, log)
  logCalls(http, log)
  await secure(http, settings, log)
  await limit(http, limits)
  const countUnknown = limitUnknown(http)
  servePlainStyle(http)
  return http
}
