import { presenceTopic } from '@patchbay/contract/realtime'
import type { Services } from '../../../platform/http/action.ts'
import type { Log } from '../../../platform/logger.ts'
import { forgetStopped, keepOnline, letGo } from './presences.store.ts'

/** How often a node looks who looks at its pages. */
const looksEvery = 15_000
/** How long a person is online if nobody says so again: longer than a node needs to say so. */
const lasts = 110_000
/** With less than this left it is written again, which makes about one write a minute. */
const renewedAt = 50_000
/** How long a person stays online without a page in view; another node says so again before. */
const grace = 30_000

export const onlineUntil = (now: Date): Date => new Date(now.getTime() + lasts)

export interface Attendance {
  /** A page of this person has come into view. */
  note(userId: string): void
  /** Looks now; resolves when it is written. */
  look(): Promise<void>
  stop(): void
}

interface AttendanceParts {
  readonly services: Pick<Services, 'db' | 'now' | 'announce'>
  readonly log: Log
  /** Everybody who looks at a page of this node. */
  readonly visiblePeople: () => ReadonlySet<string>
  readonly milliseconds?: number | undefined
}

/**
 * Keeps the people who look at a page of this node online, if they show it. All of them are one
 * statement, and those who do not show it are never written.
 */
export function startAttendance(parts: AttendanceParts): Attendance {
  const { services, log, visiblePeople, milliseconds = looksEvery } = parts
  const { db, now, announce } = services
  let here: ReadonlySet<string> = new Set()
  const arrived = new Set<string>()
  let failing = false
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: a write that was slow would keep those online who have gone meanwhile. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  async function keep(people: readonly string[]): Promise<void> {
    if (people.length === 0) return
    const time = now()
    const due = new Date(time.getTime() + renewedAt)
    const came = await keepOnline(db, people, { now: time, due, until: onlineUntil(time) })
    for (const userId of came) announce({ kind: 'changed', topic: presenceTopic(userId) })
  }

  async function look(): Promise<void> {
    const visible = visiblePeople()
    const gone = [...here].filter((userId) => !visible.has(userId))
    here = visible
    if (visible.size + gone.length === 0) return
    await keep([...visible])
    if (gone.length > 0) await letGo(db, gone, new Date(now().getTime() + grace))
    await forgetStopped(db, now())
  }

  /** People who come while one statement runs share the next one. */
  async function welcome(): Promise<void> {
    const people = [...arrived]
    arrived.clear()
    here = new Set([...here, ...people])
    await keep(people)
  }

  /** What failed is done by the next look; without one, people go offline by themselves. */
  function noteOutcome(error?: unknown): void {
    if (error !== undefined && !failing) log.warn({ err: error }, 'could not note who is online')
    failing = error !== undefined
  }
  const quietly = (work: Promise<void>) =>
    void work.then(
      () => noteOutcome(),
      (error: unknown) => noteOutcome(error),
    )

  let looking = false
  const timer = setInterval(() => {
    if (looking) return
    looking = true
    quietly(inTurn(look).finally(() => (looking = false)))
  }, milliseconds).unref()
  return {
    note: (userId) => {
      arrived.add(userId)
      quietly(inTurn(welcome))
    },
    look: () => inTurn(look),
    stop: () => clearInterval(timer),
  }
}
