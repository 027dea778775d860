import { mostFollowed } from '@patchbay/contract/realtime'
import type { Server } from 'node:http'
import type { WebSocket } from 'ws'
import type { Services } from '../http/action.ts'
import type { Log } from '../logger.ts'
import type { CheckedSession } from '../sessions/sessions.store.ts'
import { attend } from './attend.ts'
import type { Bus } from './bus.ts'
import { nameOf, type Feed } from './feed.ts'
import { Hub, nowhere } from './hub.ts'
import { listenForSockets } from './listen.ts'
import { Listener } from './listener.ts'
import type { LogFeed } from './log-feed.ts'
import { createEphemeral } from './ephemeral.ts'
import { createResume } from './resume.ts'
import { deliverPart } from './deliver-log.ts'
import { startWatch } from './watch.ts'

interface RealtimeParts {
  readonly server: Server
  readonly services: Services
  readonly feeds: readonly Feed[]
  readonly logs: readonly LogFeed[]
  readonly bus: Bus
  readonly log: Log
  readonly sweepMilliseconds?: number | undefined
  readonly onDelivery?: ((seconds: number) => void) | undefined
  /** A page of this person has come into view. */
  readonly onVisible?: ((userId: string) => void) | undefined
}

export interface Realtime {
  /** The number of open sockets of this node. */
  size(): number
  /** Everybody who looks at a page of this node. */
  visiblePeople(): ReadonlySet<string>
  /** Closes the sockets, so that the pages reconnect to another node. */
  stop(): void
  /** The same, for a node that goes on and may be well again soon. */
  sendAway(): void
  /** Destroys the sockets that have not closed by themselves. */
  destroy(): void
}

/** Starts the sockets, their subscriptions, and the detection of changes. */
export function startRealtime(parts: RealtimeParts): Realtime {
  const { server, services, feeds, logs, bus, log } = parts
  const hub = new Hub()
  const hubParts = { hub, ...parts }
  const watch = startWatch(hubParts)
  const resume = createResume(hub, watch)
  const passOn = createEphemeral({ db: services.db, logs, bus })
  const logNamed = new Map(logs.map((feed) => [feed.name, feed]))
  const onScreen = new Set(feeds.filter((feed) => feed.onScreen === true).map(({ name }) => name))

  // The sweep retries a failure and logs it.
  const lookQuietly = (topics: readonly string[]) => void watch.look(topics).catch(() => {})

  bus.subscribe((announcement) => {
    if (announcement.kind === 'rights') return watch.lookAtRights(announcement.userId)
    const { kind, topic } = announcement
    if (kind === 'state') return watch.notify(announcement)
    if (kind === 'passing') return hub.pass(topic, announcement.to, announcement.message)
    const feed = logNamed.get(nameOf(topic))
    const mustLook =
      kind === 'changed' || feed === undefined || deliverPart(hubParts, feed, announcement)
    return mustLook ? lookQuietly([topic]) : undefined
  })

  function welcome(socket: WebSocket, session: CheckedSession): void {
    const { session_id: sessionId, user_id: userId } = session
    const listener = new Listener({ sessionId, userId }, socket)
    hub.add(listener)
    for (const feed of feeds)
      for (const [topic, version] of feed.topicsOf?.(session) ?? [])
        hub.follow(listener, topic, version)
    const memberships = logs.map((feed) => feed.membershipOf(userId))
    for (const topic of memberships) hub.follow(listener, topic, nowhere)
    const subscribed = watch.look(memberships)
    subscribed.catch(() => {})
    attend(socket, {
      onResume: (versions) => {
        subscribed
          .then(() => resume(listener, versions))
          .then(
            () => listener.say({ type: 'resumed' }),
            () => listener.hangUp(1013),
          )
      },
      onFollow: (versions) => follow(listener, versions),
      onEphemeral: (word) => passOn(listener, word),
      onVisible: (isVisible) => {
        listener.isVisible = isVisible
        if (isVisible) parts.onVisible?.(userId)
      },
      onClose: () => hub.remove(listener),
    })
  }

  /** The topics on screen replace those that were on screen before. */
  function follow(listener: Listener, versions: Readonly<Record<string, number>>): void {
    const wanted = Object.entries(versions)
      .filter(([topic]) => onScreen.has(nameOf(topic)))
      .slice(0, mostFollowed)
    const topics = new Set(wanted.map(([topic]) => topic))
    for (const topic of listener.topics)
      if (onScreen.has(nameOf(topic)) && !topics.has(topic)) hub.unfollow(listener, topic)
    for (const [topic, version] of wanted) hub.follow(listener, topic, version)
    if (topics.size > 0) lookQuietly([...topics])
  }

  const sockets = listenForSockets(server, services, welcome, log)
  return {
    size: () => hub.size,
    visiblePeople: () => hub.visiblePeople(),
    stop: () => {
      watch.stop()
      hub.close()
    },
    sendAway: () => hub.sendAway(),
    destroy: () => sockets.destroy(),
  }
}
