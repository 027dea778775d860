import { sessionEndedCode, type ServerMessage } from '@patchbay/contract/realtime'
import type { Following } from './feed.ts'
import { frameOf, type ConnectedSession, type Listener } from './listener.ts'
import type { Part } from './log-feed.ts'

/** More tabs than anyone has: the oldest makes room. */
const mostPerSession = 20

/** Where somebody stands before anyone has looked: behind everything. */
export const nowhere = -1

/** The open sockets of this node, by session and by what they follow. */
export class Hub {
  readonly #sessions = new Map<string, Set<Listener>>()
  /** For every topic, who follows it and how far each of them is. */
  readonly #topics = new Map<string, Map<Listener, number>>()
  #closed = false

  add(listener: Listener): void {
    // A handshake that was still under way when the node began to stop.
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

  /** From this version on the listener hears of the topic. */
  follow(listener: Listener, topic: string, version: number): void {
    // It may have gone while somebody asked what it should hear.
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

  topics(): string[] {
    return [...this.#topics.keys()]
  }

  listenersOf(topic: string): Listener[] {
    return [...(this.#topics.get(topic)?.keys() ?? [])]
  }

  placeOf(listener: Listener, topic: string): number | undefined {
    return this.#topics.get(topic)?.get(listener)
  }

  /** Whether anyone here has yet to hear of this version. */
  isBehind(topic: string, version: number): boolean {
    for (const known of this.#topics.get(topic)?.values() ?? []) if (known < version) return true
    return false
  }

  /** Everyone here who follows any of these, and which. */
  followersOf(topics: readonly string[]): Following[] {
    return topics.flatMap((topic) => {
      const people = new Set(this.listenersOf(topic).map(({ session }) => session.userId))
      return [...people].map((userId) => ({ topic, userId }))
    })
  }

  /**
   * To whoever has not heard of this version yet. Who may not hear of it stops following; a page
   * that may again asks again. Returns how many were reached.
   */
  deliver(
    topic: string,
    version: number,
    message: ServerMessage,
    mayHear: (userId: string) => boolean = () => true,
  ): number {
    const followers = this.#topics.get(topic)
    if (followers === undefined) return 0
    const frame = frameOf(message)
    let reached = 0
    for (const [listener, known] of followers) {
      if (known >= version || known === nowhere) continue
      if (!mayHear(listener.session.userId)) {
        this.unfollow(listener, topic)
        continue
      }
      followers.set(listener, version)
      listener.send(frame)
      reached += 1
    }
    return reached
  }

  /**
   * From where the log has to be read so that everyone who has yet to hear up to `newest` comes on
   * by a part, and whoever is not further behind than that comes to the end. Who does not keep up
   * is read for when they do.
   */
  placesBehind(topic: string, newest: number, mostInPart: number): number[] {
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
   * To whoever knows the topic at least up to where this begins, and not all of it; not to those who
   * have left. Says how many were reached, and whether it has to be read for others. Where it was
   * read just now, it is the truth: whoever has left follows no more; and it can be read again:
   * whoever does not keep up gets it later.
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
        listener.noteHeard(topic, after)
        listener.send(frame)
        reached += 1
      }
    }
    return { reached, hasGaps }
  }

  /** To the sockets of these people that follow the topic, and keep up. */
  pass(topic: string, to: readonly string[], message: ServerMessage): void {
    const followers = this.#topics.get(topic)
    if (followers === undefined) return
    const frame = frameOf(message)
    for (const listener of followers.keys())
      if (to.includes(listener.session.userId) && !listener.isSlow) listener.send(frame)
  }

  /** Says why, and hangs up: from here on this session hears nothing. */
  end(sessionId: string, reason: 'signed_out' | 'banned', until: Date | null = null): void {
    for (const listener of this.#sessions.get(sessionId) ?? []) {
      this.remove(listener)
      listener.say({
        type: 'session_ended',
        reason,
        ...(until && { until: until.toISOString() }),
      })
      listener.hangUp(sessionEndedCode, reason)
    }
  }

  /** The node is going away; the pages come back to another. */
  close(): void {
    this.#closed = true
    for (const listeners of this.#sessions.values())
      for (const listener of listeners) listener.hangUp(1001)
  }
}
