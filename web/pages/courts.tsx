import { useAuth } from '../features/auth/public.tsx'
import { areas, rules, said, year } from '../features/courts/labels.ts'
import { type CourtsSearch, type TabName, tabs } from '../features/courts/logic.ts'
import { CourtList } from '../features/courts/parts/court-lists.tsx'
import { useShownCalendar } from '../features/courts/parts/use-shown-calendar.ts'
import { groups } from '../features/parties/labels.ts'
import { steps, templates } from '../features/reminders/labels.ts'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { type RowPage, useRowPage } from '../lib/rows/row-address.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { PageHeading } from '../ui/heading.tsx'
import { Filters, WordsFilter } from '../ui/rows/filters.tsx'
import { AddButton } from '../ui/rows/row-page.tsx'
import { Tabs } from '../ui/tabs.tsx'

const CourtCalendars = laterPart(
  () => import('../features/courts/parts/court-calendars.tsx'),
  'CourtCalendars',
)
const CalendarDialogs = laterPart(
  () => import('../features/courts/parts/calendar-dialogs.tsx'),
  'CalendarDialogs',
)
const CourtDialogs = laterPart(() => import('../features/courts/parts/court-dialogs.tsx'), 'CourtDialogs')

const NameGroups = laterPart(() => import('../features/parties/parts/name-groups.tsx'), 'NameGroups')

const ReminderSteps = laterPart(
  () => import('../features/reminders/parts/reminder-steps.tsx'),
  'ReminderSteps',
)
const FirmTimes = laterPart<'FirmTimes', object>(
  () => import('../features/reminders/parts/firm-times.tsx'),
  'FirmTimes',
)
const MessageTemplates = laterPart(
  () => import('../features/reminders/parts/message-templates.tsx'),
  'MessageTemplates',
)

const DeadlineRules = laterPart(
  () => import('../features/deadlines/parts/deadline-rules.tsx'),
  'DeadlineRules',
)
const RuleDialogs = laterPart(() => import('../features/deadlines/parts/rule-dialogs.tsx'), 'RuleDialogs')
const TouchedDeadlines = laterPart(
  () => import('../features/deadlines/parts/touched-deadlines.tsx'),
  'TouchedDeadlines',
)
const TouchedHearings = laterPart(
  () => import('../features/hearings/parts/touched-hearings.tsx'),
  'TouchedHearings',
)

const words = { ...areas, rules, names: groups, reminders: steps, messages: templates }
const headings = { calendars: year, rules } as const

/** /courts: where cases are heard, of which type they are, at which stage, and when courts sit; changed by whoever keeps them. */
export function CourtsPage() {
  const page = useRowPage<CourtsSearch>('/courts')
  const { tab = 'courts' } = page.search
  const mayAdd = useAuth().may(tab === 'rules' ? 'rules.confirm' : 'courts')
  const add = () => mayAdd && page.onSearch({ add: '1', edit: undefined, renew: undefined })
  useShortcut('n', add, words[tab].shortcut)
  const { title, meta } = tab === 'calendars' || tab === 'rules' ? headings[tab] : said
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={title}
        meta={meta}
        actions={mayAdd && <AddButton label={words[tab].add} onAdd={add} />}
      />
      <Tabs
        label={said.lists}
        tabs={tabs.map((value) => ({
          value,
          label: words[value].tab,
          content: <TabContent {...{ tab: value, page, mayAdd }} />,
        }))}
        value={tab}
        onValueChange={(next) =>
          page.onSearch({ tab: next, q: undefined, confirm: undefined, renew: undefined, times: undefined })
        }
      />
    </div>
  )
}

type TabContentProps = { tab: TabName; page: RowPage<CourtsSearch>; mayAdd: boolean }

function TabContent({ tab, page, mayAdd }: TabContentProps) {
  if (tab === 'calendars')
    return (
      <>
        <Touched page={page} />
        <CourtCalendars page={page} />
        {mayAdd && <CalendarDialogs page={page} />}
      </>
    )
  if (tab === 'reminders')
    return (
      <div className="flex flex-col gap-5">
        <FirmTimes />
        <ReminderSteps page={page} />
      </div>
    )
  if (tab === 'messages') return <MessageTemplates page={page} />
  return (
    <div className="flex flex-col gap-5">
      <Filters>
        <WordsFilter of={page} label={said.search} placeholder={said.searchHint} />
      </Filters>
      {/* A tab alone narrows nothing. */}
      <SavedViews
        page="/courts"
        names={['tab', 'q']}
        search={page.search.q ? page.search : {}}
        onSearch={page.onSearch}
      />
      {tab === 'names' ? (
        <NameGroups page={page} />
      ) : tab === 'rules' ? (
        <>
          <DeadlineRules page={page} mayAdd={mayAdd} />
          <RuleDialogs page={page} />
        </>
      ) : (
        <>
          <CourtList {...{ list: tab, page }} />
          {mayAdd && <CourtDialogs list={tab} />}
        </>
      )}
    </div>
  )
}

/** What a changed day of the calendar on screen does to deadlines and hearings. */
function Touched({ page }: { page: RowPage<CourtsSearch> }) {
  const { row } = useShownCalendar(page.search)
  return (
    row && (
      <>
        <TouchedHearings calendarRef={row.id} />
        <TouchedDeadlines calendarRef={row.id} />
      </>
    )
  )
}
