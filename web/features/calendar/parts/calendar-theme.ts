import type { CalendarOptions, PluginInput } from '@fullcalendar/react'
import { cx } from '../../../ui/cx.ts'

const hairline = 'border border-border'
const focus = 'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus'

const looks: CalendarOptions = {
  className: 'text-ink',
  viewClass: 'overflow-hidden rounded-lg border border-border bg-surface shadow-card',
  tableHeaderClass: 'bg-surface',
  dayHeaderRowClass: hairline,
  dayHeaderClass: cx(hairline, 'justify-center'),
  dayHeaderInnerClass: ({ isToday }) =>
    cx('rounded-sm px-1.5 py-2 text-meta font-semibold', isToday ? 'text-accent' : 'text-ink-3'),
  dayHeaderDividerClass: 'border-b border-border',
  dayRowClass: hairline,
  dayCellClass: ({ isOther, isToday }) =>
    cx(hairline, isOther && 'bg-sunken/60', isToday && 'bg-accent-soft/40'),
  dayCellTopClass: 'flex justify-end p-1',
  dayCellTopInnerClass: ({ isOther, isToday }) =>
    cx(
      'flex h-7 min-w-7 items-center justify-center rounded-full px-1.5 text-secondary font-semibold tabular-nums',
      isToday ? 'bg-primary text-on-primary hover:bg-primary-hover' : 'hover:bg-sunken',
      !isToday && (isOther ? 'text-ink-3' : 'text-ink'),
    ),
  navLinkClass: focus,
  eventClass: ({ isDragging, isMirror }) =>
    cx('group min-w-0', focus, (isDragging || isMirror) && 'shadow-popup'),
  eventInnerClass: 'min-w-0',
  nowIndicatorLineClass: 'border-t-2 border-danger',
  nowIndicatorHeaderClass: 'size-2 -translate-y-1/2 rounded-full bg-danger',
  highlightClass: 'bg-accent-soft',
  noEventsClass: 'flex min-h-40 items-center justify-center p-6 text-ink-2',
  fillerClass: hairline,
}

const looksOfViews: Record<string, CalendarOptions> = {
  dayGrid: {
    // Of the cell: a row with a least height of its own would not grow with what its days hold.
    dayCellClass: 'min-h-32',
    dayCellBottomClass: 'h-1.5',
    rowEventClass: 'mx-1 mb-0.5',
  },
  timeGrid: {
    allDayHeaderClass: 'items-center justify-end',
    allDayHeaderInnerClass: 'px-2 text-micro text-ink-3',
    allDayDividerClass: 'border-b-2 border-border bg-sunken',
    dayCellBottomClass: 'h-2',
    rowEventClass: 'mx-1 mb-0.5',
    columnEventClass: 'mx-0.5',
    dayLaneClass: ({ isToday }) => cx(hairline, isToday && 'bg-accent-soft/40'),
    slotLaneClass: ({ isMinor }) => cx('h-7 border', isMinor ? 'border-transparent' : 'border-border'),
    slotHeaderClass: 'justify-end border-transparent',
    slotHeaderInnerClass: 'px-2 text-micro text-ink-3 tabular-nums',
    slotHeaderDividerClass: 'border-r border-border',
  },
  list: {
    listDayClass: ({ isLast }) => cx(!isLast && 'border-b border-border'),
    listDayHeaderClass: 'flex flex-wrap items-baseline justify-between gap-x-3 bg-sunken px-4 py-2',
    // The second one would say the weekday again.
    listDayHeaderInnerClass: ({ level, isToday }) =>
      cx(
        level > 0 && 'hidden',
        'rounded-sm text-secondary font-semibold hover:underline',
        isToday && 'text-accent',
      ),
    listDayBodyClass: 'flex flex-col p-1.5',
  },
}

/** How the calendar looks: our tokens on the library's bare skeleton. */
export const calendarTheme: PluginInput = {
  name: 'sereshta-theme',
  optionDefaults: looks,
  views: looksOfViews,
}
