import { dayOf, timeOfDay } from './day.ts'

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const digits = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: '2-digit',
})

function dayBefore(now: Date): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))
}

/** '14:32' today, 'Yesterday', 'Nov 9' this year, '11/09/25' before. */
export function listTime(time: string, now: Date): string {
  const then = new Date(time)
  const day = dayOf(then)
  if (day === dayOf(now)) return timeOfDay(time)
  if (day === dayBefore(now)) return 'Yesterday'
  return (then.getFullYear() === now.getFullYear() ? monthAndDay : digits).format(then)
}
