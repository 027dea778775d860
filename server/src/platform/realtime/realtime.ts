import { mostFollowed } from '@patchbay/contract/realtime'
import type { Server } from 'node:http'
import type { WebSocket } from 'ws'
import type { Services } from '../http/action.ts'
import type { Log } from '../log.ts'
import type { CheckedSession } from '../sessions/sessions.store.ts'
import { attend } from './attend.ts'
import type { Bus } from './bus.ts'
import { nameOf, type Feed } from './feed.ts'
import { Hub } from './hub.ts'
import { listenForSockets } from './listen.ts'
import { Listener } from './listener.ts'
import { startWatch } from './watch.ts'

interface RealtimeParts {
  readonly server: Server
  readonly services: Services
  readonly feeds: readonly Feed[]
  readonly bus: Bus
  readonly log: Log
  readonly sweepMilliseconds?: number | undefined
  readonly onDelivery?: ((seconds: number) => void) | undefined
}

export interface Realtime {
  /** How many sockets this node holds. */
  size(): number
  /** Sends the pages elsewhere. */
  stop(): void
  /** For what has not gone by itself. */
  destroy(): void
}

/** Sockets, what they hear, and how this node learns of changes. */
export function startRealtime(parts: RealtimeParts): Realtime {
  const { server, services, feeds, bus, log } = parts
  const hub = new Hub()
  const watch = startWatch({ hub, ...parts })
  const onScreen = new Set(feeds.filter((feed) => feed.onScreen === true).map(({ name }) => name))

  bus.subscribe((announcement) => {
    if (announcement.kind === 'rights') watch.lookAtRights(announcement.userId)
    // A failure is made good, and reported, by the sweep.
    else if (announcement.kind !== 'passing') watch.look([announcement.topic]).catch(() => {})
  })

  function welcome(socket: WebSocket, session: CheckedSession): void {
    const { session_id: sessionId, user_id: userId } = session
    const listener = new Listener({ sessionId, userId }, socket)
    attend(socket, {
      onResume: (versions) => resume(listener, versions),
      onFollow: (versions) => follow(listener, versions),
      onClose: () => hub.remove(listener),
    })
    hub.add(listener)
    for (const feed of feeds)
      for (const [topic, version] of feed.topicsOf?.(session) ?? [])
        hub.follow(listener, topic, version)
  }

  function resume(listener: Listener, versions: Readonly<Record<string, number>>): void {
    const topics = [...listener.topics].filter((topic) => Object.hasOwn(versions, topic))
    for (const topic of topics) hub.follow(listener, topic, versions[topic] ?? 0)
    watch.look(topics).then(
      () => listener.say({ type: 'resumed' }),
      () => listener.hangUp(1013),
    )
  }

  /** What is on screen takes the place of what was on screen. */
  function follow(listener: Listener, versions: Readonly<Record<string, number>>): void {
    const wanted = Object.entries(versions)
      .filter(([topic]) => onScreen.has(nameOf(topic)))
      .slice(0, mostFollowed)
    const topics = new Set(wanted.map(([topic]) => topic))
    for (const topic of listener.topics)
      if (onScreen.has(nameOf(topic)) && !topics.has(topic)) hub.unfollow(listener, topic)
    for (const [topic, version] of wanted) hub.follow(listener, topic, version)
    // A failure is made good, and reported, by the sweep.
    if (topics.size > 0) watch.look([...topics]).catch(() => {})
  }

  const sockets = listenForSockets(server, services, welcome, log)
  return {
    size: () => hub.size,
    stop: () => {
      watch.stop()
      hub.close()
    },
    destroy: () => sockets.destroy(),
  }
}
