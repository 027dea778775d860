import type { LimitedThing } from '@patchbay/contract/errors'
import { ApiError } from './api-error.ts'

/** 'in 12 minutes': rounded up, so that nobody comes back too early. */
export function waitInWords(seconds: number): string {
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
  if (seconds < 60) return relative.format(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return relative.format(minutes, 'minute')
  const hours = Math.ceil(minutes / 60)
  return hours <= 48
    ? relative.format(hours, 'hour')
    : relative.format(Math.ceil(hours / 24), 'day')
}

/** What was done too often, and what is possible again later. */
const things: Readonly<Record<LimitedThing, readonly [done: string, next: string]>> = {
  conversation: ['You have started many conversations.', 'start the next'],
  group: ['You have created many groups.', 'create the next'],
  added_person: ['You have added many people to groups.', 'add the next'],
  join: ['You have joined many communities, or asked to.', 'go on'],
  community: ['You have created many communities.', 'create the next'],
  invitation: ['You have made many invitations.', 'make the next'],
  event: ['You have created many events.', 'create the next'],
  post: ['You have written many posts.', 'write the next'],
  reply: ['You have written many replies.', 'write the next'],
  comment: ['You have written many comments.', 'write the next'],
  everyone: ['You have mentioned everyone a few times.', 'do so again'],
  like: ['You have liked a lot.', 'like more'],
  reaction: ['You have reacted a lot.', 'react more'],
  vote: ['You have voted a lot.', 'vote more'],
  search: ['You have searched a lot.', 'search again'],
}

/** A newer server may know other things. */
const thingOf = (of: LimitedThing | undefined) =>
  of === undefined ? undefined : (things as Partial<typeof things>)[of]

const morePeople = (left: number, wait: string): string =>
  `You can add ${left} more ${left === 1 ? 'person' : 'people'} to groups now, and others ${wait}.`

/** What to say after too many attempts; `undefined` for any other failure. */
export function tooOftenWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'rate_limited') return undefined
  const { retryAfter, limit } = error
  if (retryAfter === undefined) return error.message
  const wait = waitInWords(retryAfter)
  const thing = thingOf(limit?.of)
  if (limit === undefined || thing === undefined) return `Too many attempts. Try again ${wait}.`
  if (limit.of === 'added_person' && limit.left > 0) return morePeople(limit.left, wait)
  const [done, next] = thing
  return `${done} You can ${next} ${wait}.`
}

/** Until when something that was written waits, and of what there was too much. */
export interface LimitWait {
  /** In milliseconds since 1970. */
  readonly until: number
  readonly of?: LimitedThing | undefined
}

/** Why something written is not sent yet; `undefined` once it may be sent. */
export function waitWords(wait: LimitWait | undefined, now: number): string | undefined {
  if (wait === undefined || wait.until <= now) return undefined
  const [done] = thingOf(wait.of) ?? ['There were too many requests.']
  return `${done} This is sent ${waitInWords((wait.until - now) / 1_000)}.`
}
