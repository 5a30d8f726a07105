import { useQuery } from '@tanstack/react-query'
import { roomOf } from '../../../../contract/meeting-room.ts'
import { clockTime, count } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { said as kit } from '../../../ui/labels.ts'
import { roomsQuery } from '../api.ts'
import { roomWords } from '../labels.ts'
import { clashOf, hourOf, hoursShown, type RoomDay, type Wish } from '../logic.ts'

type RoomDaysProps = {
  wish: Wish
  date: string
  onChoose: (location: string) => void
}

/** What each room is booked for on a day, in words and on the day's hours; a press chooses the room. */
export function RoomDays({ wish, date, onChoose }: RoomDaysProps) {
  const { data: known, isError, refetch } = useQuery(roomsQuery(date))
  if (isError) {
    return (
      <p role="alert" className="flex items-center gap-2 text-secondary text-danger">
        {roomWords.loadFailed}
        <Button size="sm" variant="ghost" onClick={() => void refetch()}>
          {kit.retry}
        </Button>
      </p>
    )
  }
  if (!known) return null
  const rooms = withWished(known, wish.location)
  const hours = hoursShown([wish, ...rooms.flatMap(({ bookings }) => bookings)])
  return (
    <fieldset className="min-w-0">
      <legend className="text-secondary font-semibold">{roomWords.on(date)}</legend>
      <Scale {...hours} />
      <div className="flex flex-col rounded-md border border-border sm:max-h-64 sm:overflow-y-auto">
        {rooms.map((room) => (
          <Room key={room.location} room={room} wish={wish} hours={hours} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  )
}

/** A place that the firm has not met at is a room like others, and free. */
function withWished(rooms: readonly RoomDay[], location: string): readonly RoomDay[] {
  const isKnown = location.trim() === '' || rooms.some((room) => roomOf(room.location) === roomOf(location))
  return isKnown ? rooms : [{ location: location.trim(), bookings: [] }, ...rooms]
}

type Hours = { from: number; to: number }

const row = 'grid grid-cols-1 gap-x-3 gap-y-1 px-2.5 sm:grid-cols-[13rem_1fr]'

function Scale({ from, to }: Hours) {
  const marks = Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, at) => from + at * 2)
  return (
    <div aria-hidden="true" className={cx(row, 'mt-1.5')}>
      <span className="max-sm:hidden" />
      <span className="relative h-4">
        {marks.map((hour) => (
          <span
            key={hour}
            className="absolute -translate-x-1/2 text-micro font-normal text-ink-3 tabular-nums first:translate-x-0 last:-translate-x-full"
            style={{ left: `${shareOf(hour, { from, to })}%` }}
          >
            {count(hour)}
          </span>
        ))}
      </span>
    </div>
  )
}

type RoomProps = { room: RoomDay; wish: Wish; hours: Hours; onChoose: (location: string) => void }

function Room({ room, wish, hours, onChoose }: RoomProps) {
  const others = room.bookings.filter(({ id }) => id !== wish.id)
  const isChosen = roomOf(room.location) === roomOf(wish.location)
  const isTaken = clashOf([room], wish) !== undefined
  const isSaid = wish.start_time !== '' && wish.start_time < wish.end_time
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(room.location)}
      className={cx(
        row,
        'shrink-0 py-2 text-left not-last:border-b not-last:border-border focus-visible:-outline-offset-2',
        isChosen ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <span className="min-w-0">
        <span className="block text-secondary font-semibold [overflow-wrap:anywhere] text-ink">
          {room.location}
        </span>
        {others.length === 0 && <span className="block text-meta text-ink-2">{roomWords.free}</span>}
        {others.map((booking) => (
          <span key={booking.id} className="block text-meta [overflow-wrap:anywhere] text-ink-2 tabular-nums">
            {clockTime(`${booking.start_time}–${booking.end_time}`)} {booking.title}
          </span>
        ))}
      </span>
      <span
        aria-hidden="true"
        className="relative h-6 self-center overflow-hidden rounded-sm border border-border-strong bg-bg"
      >
        {others.map((booking) => (
          <Bar key={booking.id} span={booking} hours={hours} className="bg-ink-3" />
        ))}
        {isChosen && isSaid && (
          <Bar
            span={wish}
            hours={hours}
            className={cx('border-2', isTaken ? 'border-danger bg-danger/60' : 'border-accent bg-accent/60')}
          />
        )}
      </span>
    </button>
  )
}

type BarProps = { span: { start_time: string; end_time: string }; hours: Hours; className: string }

function Bar({ span, hours, className }: BarProps) {
  const left = shareOf(hourOf(span.start_time), hours)
  const width = shareOf(hourOf(span.end_time), hours) - left
  return (
    <span
      className={cx('absolute inset-y-0 rounded-[3px]', className)}
      style={{ left: `${left}%`, width: `${width}%` }}
    />
  )
}

/** Where an hour lies in the day that is shown, in percent. */
function shareOf(hour: number, { from, to }: Hours): number {
  return ((hour - from) / (to - from)) * 100
}
