import type { Hub } from './hub.ts'
import type { Listener } from './listener.ts'
import type { Watch } from './watch.ts'

/** Sends a page the changes after the versions that it claims to know. */
export function createResume(hub: Hub, watch: Watch) {
  /** Sends one part at a time, each after the one before has left this process. */
  async function notifyMissed(
    listener: Listener,
    missed: ReadonlyMap<string, number>,
  ): Promise<void> {
    const stillMissed = () =>
      [...missed].flatMap(([topic, upTo]) => {
        const after = hub.positionOf(listener, topic) ?? Infinity
        return after < upTo ? [{ topic, after }] : []
      })
    for (;;) {
      await listener.drained()
      const places = stillMissed()
      if (places.length === 0) return
      await watch.look(places.map(({ topic }) => topic))
      if (places.every(({ topic, after }) => hub.positionOf(listener, topic) === after))
        throw new Error('The page has not come on.')
    }
  }

  return async (listener: Listener, versions: Readonly<Record<string, number>>): Promise<void> => {
    const topics = [...listener.topics].filter((topic) => Object.hasOwn(versions, topic))
    const missed = new Map<string, number>()
    for (const topic of topics) {
      const known = versions[topic] ?? 0
      const began = listener.began?.get(topic)
      if (began !== undefined) {
        // The page knows the version that the socket started with, so nothing is missing.
        if (known >= began) continue
        missed.set(topic, hub.positionOf(listener, topic) ?? 0)
      }
      hub.follow(listener, topic, known)
    }
    listener.began = undefined
    await watch.look(topics)
    if (missed.size > 0) await notifyMissed(listener, missed)
  }
}
