import { sessionEndedCode, type ServerMessage } from '@patchbay/contract/realtime'
import type { StateChange } from './bus.ts'
import type { Following } from './feed.ts'
import { frameOf, type ConnectedSession, type Listener } from './listener.ts'
import type { Part } from './log-feed.ts'

/** More tabs than anyone uses; beyond that the oldest socket is closed. */
const mostPerSession = 20

/** The position of a listener whose topics have not been read yet: behind everything. */
export const nowhere = -1

/** Undefined for a person whose rights were not asked for, such as one who has just connected. */
type MayReceive = (userId: string) => boolean | undefined

interface Ban {
  /** `null` if it is for good. */
  readonly until: Date | null
  /** What the person is told. */
  readonly words: string | null
}

/** The open sockets of this node, by session and by the topics that they follow. */
export class Hub {
  readonly #sessions = new Map<string, Set<Listener>>()
  /** For every topic, its listeners and the version that each of them knows. */
  readonly #topics = new Map<string, Map<Listener, number>>()
  #closed = false

  add(listener: Listener): void {
    // The handshake was still in progress when the node began to stop.
    if (this.#closed) return listener.hangUp(1001)
    const { sessionId } = listener.session
    const listeners = this.#sessions.get(sessionId) ?? new Set()
    this.#sessions.set(sessionId, listeners)
    const [oldest] = listeners
    if (oldest !== undefined && listeners.size >= mostPerSession) {
      this.remove(oldest)
      oldest.hangUp(1013)
    }
    listeners.add(listener)
    return undefined
  }

  remove(listener: Listener): void {
    for (const topic of listener.topics) this.unfollow(listener, topic)
    const listeners = this.#sessions.get(listener.session.sessionId)
    listeners?.delete(listener)
    if (listeners?.size === 0) this.#sessions.delete(listener.session.sessionId)
  }

  /** The listener receives changes of the topic after this version. */
  follow(listener: Listener, topic: string, version: number): void {
    // The listener may have disconnected while its topics were read.
    if (this.#sessions.get(listener.session.sessionId)?.has(listener) !== true) return
    const followers = this.#topics.get(topic) ?? new Map<Listener, number>()
    this.#topics.set(topic, followers)
    followers.set(listener, version)
    listener.topics.add(topic)
  }

  unfollow(listener: Listener, topic: string): void {
    const followers = this.#topics.get(topic)
    followers?.delete(listener)
    if (followers?.size === 0) this.#topics.delete(topic)
    listener.topics.delete(topic)
  }

  get size(): number {
    let size = 0
    for (const listeners of this.#sessions.values()) size += listeners.size
    return size
  }

  sessions(): ConnectedSession[] {
    return [...this.#sessions.values()].flatMap(([first]) => (first ? [first.session] : []))
  }

  /** Everybody who looks at a page of this node. */
  visiblePeople(): Set<string> {
    const people = new Set<string>()
    for (const listeners of this.#sessions.values())
      for (const { isVisible, session } of listeners) if (isVisible) people.add(session.userId)
    return people
  }

  topics(): string[] {
    return [...this.#topics.keys()]
  }

  listenersOf(topic: string): Listener[] {
    return [...(this.#topics.get(topic)?.keys() ?? [])]
  }

  positionOf(listener: Listener, topic: string): number | undefined {
    return this.#topics.get(topic)?.get(listener)
  }

  /** Whether any listener of the topic has yet to receive this version. */
  isBehind(topic: string, version: number): boolean {
    for (const known of this.#topics.get(topic)?.values() ?? []) if (known < version) return true
    return false
  }

  /** All people who follow any of these topics, with the topic. */
  followersOf(topics: readonly string[]): Following[] {
    return topics.flatMap((topic) => {
      const people = new Set(this.listenersOf(topic).map(({ session }) => session.userId))
      return [...people].map((userId) => ({ topic, userId }))
    })
  }

  /**
   * Sends a version to all listeners that do not have it yet. A listener that may not receive it
   * stops following; its page can follow again. Where the right is not known, the listener is left
   * for the next round. Returns how many were reached.
   */
  deliver(
    topic: string,
    version: number,
    message: ServerMessage,
    mayReceive: MayReceive = () => true,
  ): number {
    const followers = this.#topics.get(topic)
    if (followers === undefined) return 0
    const frame = frameOf(message)
    let reached = 0
    for (const [listener, known] of followers) {
      if (known >= version || known === nowhere) continue
      const may = mayReceive(listener.session.userId)
      if (may === false) this.unfollow(listener, topic)
      if (may !== true) continue
      followers.set(listener, version)
      listener.send(frame)
      reached += 1
    }
    return reached
  }

  /**
   * Sends a state to the listeners that know everything before it. Returns how many were reached,
   * and whether others are still behind.
   */
  deliverState(
    { topic, after, upTo, message, own }: StateChange,
    mayReceive: MayReceive,
  ): { readonly reached: number; readonly hasGaps: boolean } {
    let reached = 0
    let hasGaps = false
    const followers = this.#topics.get(topic)
    if (followers === undefined) return { reached, hasGaps }
    const frame = frameOf(message)
    const ownFrame = own && frameOf(own.message)
    for (const [listener, known] of followers) {
      if (known >= upTo) continue
      const { userId } = listener.session
      const may = mayReceive(userId)
      if (may === false) this.unfollow(listener, topic)
      else if (may === undefined || known < after) hasGaps = true
      else {
        followers.set(listener, upTo)
        listener.send(ownFrame && own.userId === userId ? ownFrame : frame)
        reached += 1
      }
    }
    return { reached, hasGaps }
  }

  /**
   * The positions from which the log must be read so that every listener behind `newest` advances
   * by one part, and reaches the end if it is at most a part behind. Slow listeners are skipped;
   * they are read for once they have caught up.
   */
  positionsBehind(topic: string, newest: number, mostInPart: number): number[] {
    const places = new Set<number>()
    for (const [listener, known] of this.#topics.get(topic) ?? [])
      if (known < newest && !listener.isSlow) places.add(known)
    const starts: number[] = []
    for (const place of [...places].toSorted((one, other) => one - other)) {
      const last = starts.at(-1) ?? -Infinity
      const isFar = newest - place > mostInPart
      if (isFar ? place >= last + mostInPart : newest - last > mostInPart) starts.push(place)
    }
    return starts
  }

  /**
   * Sends a part to the listeners that know its beginning but not its end, except to those who have
   * left. Returns how many were reached and whether others need a read. A part that was just read
   * is authoritative, so people who have left stop following. It can also be read again, so slow
   * listeners get it later.
   */
  deliverPart(
    { topic, after, upTo, message }: Part,
    left: readonly string[],
    { isRead }: { readonly isRead: boolean },
  ): { readonly reached: number; readonly hasGaps: boolean } {
    let reached = 0
    let hasGaps = false
    const followers = this.#topics.get(topic)
    if (followers === undefined) return { reached, hasGaps }
    const frame = frameOf(message)
    for (const [listener, known] of followers) {
      if (known >= upTo) continue
      const hasLeft = left.includes(listener.session.userId)
      if (hasLeft && isRead) this.unfollow(listener, topic)
      else if (hasLeft || known < after) hasGaps ||= !listener.isSlow
      else if (!isRead || !listener.isSlow) {
        followers.set(listener, upTo)
        listener.noteReceived(topic, after)
        listener.send(frame)
        reached += 1
      }
    }
    return { reached, hasGaps }
  }

  /** Sends to the sockets of these people that follow the topic and are not slow. */
  pass(topic: string, to: readonly string[], message: ServerMessage): void {
    const followers = this.#topics.get(topic)
    if (followers === undefined) return
    const frame = frameOf(message)
    for (const listener of followers.keys())
      if (to.includes(listener.session.userId) && !listener.isSlow) listener.send(frame)
  }

  /** Sends the reason and closes the session's sockets; after that they receive nothing. */
  end(sessionId: string, reason: 'signed_out' | 'banned', ban?: Ban): void {
    for (const listener of this.#sessions.get(sessionId) ?? []) {
      this.remove(listener)
      listener.say({
        type: 'session_ended',
        reason,
        ...(ban?.until && { until: ban.until.toISOString() }),
        ...(ban?.words && { words: ban.words }),
      })
      listener.hangUp(sessionEndedCode, reason)
    }
  }

  /** The node is stopping; its pages reconnect to another. */
  close(): void {
    this.#closed = true
    this.#hangUpAll(1001)
  }

  /** The pages reconnect, to another node if there is one; this one stays open. */
  sendAway(): void {
    this.#hangUpAll(1013)
  }

  #hangUpAll(code: number): void {
    for (const listeners of this.#sessions.values())
      for (const listener of listeners) listener.hangUp(code)
  }
}
