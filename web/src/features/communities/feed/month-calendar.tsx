import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { goToDay, monthName } from '../events/public.ts'
import { calendarTexts as texts } from './texts.ts'

const { weekdays } = texts
const oneDay = 24 * 60 * 60 * 1000

/** The month that is so many months later: '2026-12' is one after '2026-11'. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The weeks of a month from Monday on; days of other months are left out. */
function weeksOf(month: string): (string | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const before = (new Date(first).getUTCDay() + 6) % 7
  const length = (Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) - first) / oneDay
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    weekdays.map((_name, weekday) => {
      const day = week * 7 + weekday - before
      return day < 0 || day >= length
        ? undefined
        : new Date(first + day * oneDay).toISOString().slice(0, 10)
    }),
  )
}

const cell = 'grid h-9 w-full place-items-center rounded-control font-mono text-[0.8125rem]'

interface DayProps {
  day: string
  /** How many events begin on it. */
  count: number
  isToday: boolean
}

function Day({ day, count, isToday }: DayProps): ReactNode {
  const number = Number(day.slice(8))
  const today = isToday && 'ring-1 ring-line-strong ring-inset'
  if (count === 0)
    return (
      <span
        className={classNames(cell, 'text-ink-3', today)}
        aria-current={isToday ? 'date' : undefined}
      >
        {number}
      </span>
    )
  return (
    <button
      type="button"
      aria-label={texts.day(day, count)}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => goToDay(day)}
      className={classNames(
        cell,
        'relative bg-raised font-semibold text-ink transition-colors duration-150 hover:bg-accent-soft',
        'after:absolute after:bottom-1 after:size-1 after:rounded-full after:bg-signal',
        today,
      )}
    >
      {number}
    </button>
  )
}

interface MonthCalendarProps {
  /** Such as '2026-11'. */
  month: string
  today: string
  /** How many events begin on each day. */
  counts: ReadonlyMap<string, number>
  /** Undefined at either end. */
  onBefore: (() => void) | undefined
  onAfter: (() => void) | undefined
}

/** A month in which the days with events are marked; a press goes to the day in the list. */
export function MonthCalendar(props: MonthCalendarProps): ReactNode {
  const { month, today, counts, onBefore, onAfter } = props
  return (
    <div className="p-3">
      <div className="mb-1 flex items-center gap-1 pl-1">
        <h2 aria-live="polite" className="mr-auto text-lead">
          {monthName(`${month}-01`)}
        </h2>
        <IconButton size="sm" label={texts.before} aria-disabled={!onBefore} onClick={onBefore}>
          <ChevronLeft className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={texts.after} aria-disabled={!onAfter} onClick={onAfter}>
          <ChevronRight className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <table className="w-full table-fixed text-center">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className="pb-1 text-micro text-ink-3">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => (
                <td key={weekdays[weekday]} className="p-0.5">
                  {day !== undefined && (
                    <Day day={day} count={counts.get(day) ?? 0} isToday={day === today} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
