import type { History, Send } from './history.ts'

/** Acknowledged messages per second, from the first attempt to the last acknowledgement. */
export function rateOf({ sends }: History): number {
  const acknowledged = sends.flatMap(({ answers: [first] }) => (first ? [first.at] : []))
  const startedAt = Math.min(...sends.map((send) => send.startedAt))
  return acknowledged.length / ((Math.max(...acknowledged) - startedAt) / 1000)
}

/** Times from the first attempt to each page of the other participants: milliseconds, sorted. */
export function delaysOf({ sends, pages, moves }: History): number[] {
  const sendOf = new Map(sends.map((send) => [send.clientId, send]))
  const comings = Map.groupBy(
    moves.filter(({ way }) => way === 'in'),
    ({ conversationId, personId }) => `${conversationId} ${personId}`,
  )
  const cameLater = (personId: string, { conversationId, startedAt }: Send) =>
    comings.get(`${conversationId} ${personId}`)?.some((move) => move.startedAt > startedAt) ===
    true
  const delays = pages.flatMap(({ personId, deltas }) => {
    const known = new Set<string>()
    return deltas.flatMap(({ at, taken, rows }) =>
      rows.flatMap(({ clientId }) => {
        const send = sendOf.get(clientId)
        if (!taken || send === undefined || send.personId === personId) return []
        if (known.has(clientId) || cameLater(personId, send)) return []
        known.add(clientId)
        return [at - send.startedAt]
      }),
    )
  })
  return delays.toSorted((one, other) => one - other)
}

export const repeatsOf = ({ sends }: History): number =>
  sends.reduce((sum, { repeats }) => sum + repeats, 0)

/**
 * How often a page received a delta with a gap before it. The page recovers, but the server should
 * avoid this.
 */
export const gapsOf = ({ pages }: History): number =>
  pages.reduce(
    (sum, { deltas }) => sum + deltas.filter(({ taken, visit }) => !taken && visit >= 0).length,
    0,
  )

/** The number of files that were sent with messages. */
export const filesOf = ({ sends }: History): number =>
  sends.reduce((sum, { files }) => sum + files.length, 0)

/** How often a probe got nothing (outside), and how often it got an answer (inside). */
export function probesOf({ probes }: History, what: string): { outside: number; inside: number } {
  const received = probes.filter((probe) => probe.what === what).map((probe) => probe.received)
  const inside = received.filter(Boolean).length
  return { outside: received.length - inside, inside }
}
