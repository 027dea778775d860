import type { ParticipantState } from '@patchbay/contract/messaging/conversation-changes'
import { shouldRetry } from '../../../../../platform/http/query-client.ts'

interface ReadMark {
  readonly lastReadSeq: number
  readonly lastReadAt: string | null
}
interface ReadingOptions {
  readonly mark: (conversationId: string, seq: number) => Promise<ReadMark>
  readonly onMarked: (conversationId: string, mark: ReadMark) => void
  readonly onFailure: (error: unknown) => void
}

export interface Reading {
  /** The viewer has seen messages up to this seq; they are marked once the tab has the focus. */
  readonly see: (conversationId: string, seq: number) => void
  /** The viewer has opened a group in which nothing was said yet. */
  readonly open: (conversationId: string) => void
  /** The mark as it is known here or elsewhere; it starts over if the viewer has rejoined. */
  readonly noteMark: (
    conversationId: string,
    part: Pick<ParticipantState, 'lastReadSeq' | 'joinedAt'>,
  ) => void
  readonly start: () => () => void
}

/** Scrolling shows many messages one after the other: they are marked together. */
const restMilliseconds = 300
const retryMilliseconds = 5000

/** The viewer is looking at this tab. */
export const isLookedAt = (): boolean =>
  document.visibilityState === 'visible' && document.hasFocus()

/**
 * Marks messages as read: the mark never moves back, one request runs at a time, failures are
 * silent.
 */
export function createReading({ mark, onMarked, onFailure }: ReadingOptions): Reading {
  const seen = new Map<string, number>()
  const marked = new Map<string, number>()
  const unopened = new Set<string>()
  const joined = new Map<string, string>()
  const busy = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let stopped = true

  const isDone = (id: string): boolean =>
    !unopened.has(id) && (marked.get(id) ?? 0) >= (seen.get(id) ?? 0)
  function raiseMark(id: string, seq: number, isAnswered = true): void {
    marked.set(id, Math.max(seq, marked.get(id) ?? 0))
    if (isAnswered) unopened.delete(id)
  }
  function later(id: string, milliseconds: number): void {
    if (stopped || timers.has(id) || busy.has(id) || isDone(id)) return
    timers.set(
      id,
      setTimeout(() => {
        timers.delete(id)
        if (isLookedAt() && !isDone(id)) void send(id)
      }, milliseconds),
    )
  }
  async function send(id: string): Promise<void> {
    const seq = seen.get(id) ?? 0
    const since = joined.get(id)
    // The answer does not count if the viewer has left and rejoined meanwhile.
    const counts = (): boolean => joined.get(id) === since
    let pause = restMilliseconds
    busy.add(id)
    try {
      const answer = await mark(id, seq)
      if (counts()) raiseMark(id, Math.max(seq, answer.lastReadSeq))
      if (counts() && !stopped) onMarked(id, answer)
    } catch (error) {
      if (counts()) pause = retryMilliseconds
      if (!stopped) onFailure(error)
      // A refused request is not repeated.
      if (counts() && !shouldRetry(0, error)) raiseMark(id, seq)
    } finally {
      busy.delete(id)
    }
    later(id, pause)
  }
  const lookAgain = (): void => {
    for (const id of [...seen.keys(), ...unopened]) later(id, restMilliseconds)
  }
  return {
    see: (id, seq) => {
      if (seq <= (seen.get(id) ?? 0)) return
      seen.set(id, seq)
      later(id, restMilliseconds)
    },
    open: (id) => {
      unopened.add(id)
      later(id, restMilliseconds)
    },
    noteMark: (id, { lastReadSeq, joinedAt }) => {
      const since = joined.get(id) ?? joinedAt
      if (joinedAt < since) return
      if (joinedAt > since) {
        seen.delete(id)
        marked.delete(id)
      }
      joined.set(id, joinedAt)
      raiseMark(id, lastReadSeq, false)
    },
    start: () => {
      stopped = false
      window.addEventListener('focus', lookAgain)
      document.addEventListener('visibilitychange', lookAgain)
      lookAgain()
      return () => {
        stopped = true
        window.removeEventListener('focus', lookAgain)
        document.removeEventListener('visibilitychange', lookAgain)
        timers.forEach((timer) => clearTimeout(timer))
        timers.clear()
      }
    },
  }
}
