import type { ServerMessage } from '@patchbay/contract/realtime'
import { conversationTopic } from '@patchbay/contract/realtime'
import type { TestPerson } from '../people.ts'
import { listen, type TestSocket } from './test-socket.ts'

type Node = Parameters<typeof listen>[0]

/**
 * Behaves like a real page: it tracks its version of each conversation and resumes from there after
 * a reconnect. Every violation of the delivery guarantee is recorded in `errors`.
 */
export class Page {
  readonly errors: string[] = []
  /** The messages of each conversation, in the order of arrival. */
  readonly said = new Map<string, string[]>()
  readonly #known: Map<string, number>
  readonly #person: TestPerson
  #socket: TestSocket | undefined

  constructor(person: TestPerson, conversationIds: readonly string[]) {
    this.#person = person
    this.#known = new Map(conversationIds.map((id) => [id, 0]))
  }

  async connect(node: Node): Promise<void> {
    const opened = await listen(node, this.#person.client)
    let isResumed = false
    opened.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage
      if (message.type === 'resumed') isResumed = true
      if (message.type === 'conversation_changed') this.#take(message, isResumed)
    })
    const places = [...this.#known].map(([id, known]) => [conversationTopic(id), known] as const)
    opened.resume(Object.fromEntries(places))
    this.#socket = opened
  }

  async disconnect(): Promise<void> {
    this.#socket?.socket.terminate()
    await this.#socket?.closed
  }

  #take(delta: Extract<ServerMessage, { type: 'conversation_changed' }>, isResumed: boolean): void {
    const { conversationId: id, after, upTo, messages } = delta
    const known = this.#known.get(id)
    if (known === undefined) return void this.errors.push(`${id} is foreign`)
    // The changes in between are still on their way, because the page has just resumed.
    if (after > known && !isResumed) return
    if (after > known) this.errors.push(`${id}: nothing from ${known} to ${after}`)
    if (upTo <= known) this.errors.push(`${id}: ${upTo} again, at ${known}`)
    this.#known.set(id, upTo)
    const said = this.said.get(id) ?? []
    this.said.set(id, said)
    for (const message of messages)
      if (!said.includes(message.id)) {
        said.push(message.id)
        if (message.seq !== said.length)
          this.errors.push(`${id}: message ${message.seq} in place ${said.length}`)
      }
  }
}
