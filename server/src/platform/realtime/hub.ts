import { sessionEndedCode, type ServerMessage } from '@patchbay/contract/realtime'
import type { Following } from './feed.ts'
import { frameOf, type ConnectedSession, type Listener } from './listener.ts'

/** More tabs than anyone has: the oldest makes room. */
const mostPerSession = 20

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

  /** Whether anyone here has yet to hear of this version. */
  isBehind(topic: string, version: number): boolean {
    for (const known of this.#topics.get(topic)?.values() ?? []) if (known < version) return true
    return false
  }

  /** Everyone here who follows any of these, and which. */
  followersOf(topics: readonly string[]): Following[] {
    return topics.flatMap((topic) => {
      const listeners = [...(this.#topics.get(topic)?.keys() ?? [])]
      const people = new Set(listeners.map(({ session }) => session.userId))
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
      if (known >= version) continue
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
