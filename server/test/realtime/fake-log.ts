import type { ServerMessage } from '@patchbay/contract/realtime'
import { idOf } from '../../src/platform/realtime/feed.ts'
import type { LogFeed, Part, ReadPart } from '../../src/platform/realtime/log-feed.ts'

type ConversationChanged = Extract<ServerMessage, { type: 'conversation_changed' }>

const mostInPart = 200

interface FakeTopic {
  /** The current members. */
  readonly people: Set<string>
  /** One entry per change; some record that a person has left. */
  readonly changes: { readonly left?: string }[]
}

/** Conversations in memory, in which a test controls the changes and when reads answer. */
export class FakeLog {
  readonly topics = new Map<string, FakeTopic>()
  readonly #inboxes = new Map<string, number>()
  /** The names of all reads since the last `calls.length = 0`. */
  readonly calls: string[] = []
  /** Called when a read begins and when it is about to answer; either call may delay it. */
  onRead: (call: string, phase: 'asked' | 'answered') => Promise<void> | void = () => {}
  /** The minimum number of characters in a part. */
  weight = 0

  put(topic: string, ...people: string[]): void {
    this.topics.set(topic, { people: new Set(people), changes: [] })
    for (const id of people) this.#raise(id)
  }

  #raise(userId: string): void {
    this.#inboxes.set(userId, (this.#inboxes.get(userId) ?? 0) + 1)
  }

  /** Adds changes; returns the part that a node would announce. */
  change(topic: string, times = 1): Part {
    const { changes } = this.#at(topic)
    for (let number = 0; number < times; number += 1) changes.push({})
    return this.#part(topic, changes.length - times, times)
  }

  enter(topic: string, userId: string): Part {
    this.#at(topic).people.add(userId)
    this.#raise(userId)
    return this.change(topic)
  }

  leave(topic: string, userId: string): Part {
    const { people, changes } = this.#at(topic)
    people.delete(userId)
    changes.push({ left: userId })
    this.#raise(userId)
    return this.#part(topic, changes.length - 1, 1)
  }

  #at(topic: string): FakeTopic {
    const found = this.topics.get(topic)
    if (found === undefined) throw new Error(`There is no ${topic}.`)
    return found
  }

  #part(topic: string, after: number, most: number): Part {
    const { people, changes } = this.#at(topic)
    const rows = changes.slice(after, after + most)
    const message = {
      type: 'conversation_changed',
      conversationId: idOf(topic),
      after,
      upTo: after + rows.length,
      messages: rows.map((_row, index) => ({ change: after + index + 1 })),
      participants: rows.flatMap(({ left = '' }) =>
        left === '' || people.has(left) ? [] : [{ userId: left }],
      ),
      padding: 'x'.repeat(this.weight),
    }
    return {
      topic,
      after,
      upTo: after + rows.length,
      message: message as unknown as ServerMessage,
    }
  }

  #readPart(topic: string, after: number): ReadPart {
    const { people, changes } = this.#at(topic)
    const left = changes.flatMap((change) => change.left ?? []).filter((id) => !people.has(id))
    return { ...this.#part(topic, after, mostInPart), left }
  }

  async #read<T>(call: string, answer: () => T): Promise<T> {
    this.calls.push(call)
    await this.onRead(call, 'asked')
    const answered = answer()
    await this.onRead(call, 'answered')
    return answered
  }

  readonly #versions = (topics: readonly string[]) =>
    topics.map((topic) => [topic, this.#inboxes.get(idOf(topic)) ?? 0] as const)

  readonly feed: LogFeed = {
    name: 'conversation',
    membership: {
      name: 'inbox',
      newest: (_db, topics) => this.#read('versions', () => new Map(this.#versions(topics))),
      read: (_db, topics) =>
        this.#read('inboxes', () =>
          this.#versions(topics).map(([topic, version]) => ({
            topic,
            version,
            message: { type: 'inbox_changed', version },
            at: new Date(),
          })),
        ),
    },
    membershipOf: (userId) => `inbox:${userId}`,
    topicsOf: (_db, userIds) =>
      this.#read('membership', () =>
        [...this.topics].flatMap(([topic, { people, changes }]) =>
          userIds
            .filter((id) => people.has(id))
            .map((userId) => ({ userId, topic, version: changes.length })),
        ),
      ),
    newest: (_db, topics) =>
      this.#read(
        'newest',
        () => new Map(topics.map((topic) => [topic, this.#at(topic).changes.length])),
      ),
    read: (_db, places) =>
      this.#read('parts', () => places.map(({ topic, after }) => this.#readPart(topic, after))),
    mostInPart,
    about: (message) => ({
      left: (message as ConversationChanged).participants.map(({ userId }) => userId),
      at: new Date(),
    }),
    topicOf: ({ conversationId }) => `conversation:${conversationId}`,
    passOn: async (_db, { conversationId }, userId) => ({
      to: [...this.#at(`conversation:${conversationId}`).people].filter((id) => id !== userId),
      message: { type: 'typing', conversationId, userId },
    }),
  }
}
