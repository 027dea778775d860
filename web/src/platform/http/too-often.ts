import { ApiError } from './api-error.ts'

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** 'in 12 minutes': rounded up, so that nobody comes back too early. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return relative.format(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60
    ? relative.format(minutes, 'minute')
    : relative.format(Math.ceil(minutes / 60), 'hour')
}

/** What to say after too many attempts; `undefined` for any other failure. */
export function tooOftenWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'rate_limited') return undefined
  if (error.retryAfter === undefined) return error.message
  return `Too many attempts. Try again ${waitInWords(error.retryAfter)}.`
}
