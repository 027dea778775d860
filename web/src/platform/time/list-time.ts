import { dayOf, timeOfDay } from './day.ts'
import { dateFormat } from './formats.ts'

const monthAndDay = dateFormat({ month: 'short', day: 'numeric' }, 'en-US')
const digits = dateFormat(
  {
    month: '2-digit',
    day: '2-digit',
    year: '2-digit',
  },
  'en-US',
)

function dayBefore(now: Date): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))
}

/** '14:32' today, 'Yesterday', 'Nov 9' this year, '11/09/25' before. */
export function listTime(time: string, now: Date): string {
  const then = new Date(time)
  const day = dayOf(then)
  if (day === dayOf(now)) return timeOfDay(time)
  if (day === dayBefore(now)) return 'Yesterday'
  return (then.getFullYear() === now.getFullYear() ? monthAndDay : digits)(then)
}
