import { listChanges, type ConversationDelta } from '@patchbay/contract/conversation-changes'
import { markRead } from '@patchbay/contract/conversations'
import { sendMessage, updateMessage, type Message } from '@patchbay/contract/messages'
import {
  conversationTopic,
  sessionEndedCode,
  type ServerMessage,
} from '@patchbay/contract/realtime'
import { randomUUID } from 'node:crypto'
import type { History, PageHistory, Send } from '../history.ts'
import { Line } from './line.ts'
import { Requests, type Nodes } from './requests.ts'
import { Screen } from './screen.ts'

export interface PageOptions {
  readonly name: string
  readonly personId: string
  readonly headers: Record<string, string>
  readonly conversations: readonly string[]
  readonly nodes: Nodes
  /** The node it begins with. */
  readonly home: number
  readonly history: History
  readonly onFailure: (why: string) => void
}

/** Whether a message is sent again although nothing has failed. */
export type Again = 'no' | 'at once' | 'later'

const pollEvery = 2_000

/** A page of somebody's, which keeps to the protocol and writes down what it sees. */
export class Page {
  readonly personId: string
  readonly screens: ReadonlyMap<string, Screen>
  readonly #history: History
  readonly #seen: PageHistory
  readonly #line: Line
  readonly #requests: Requests
  readonly #asking = new Set<string>()
  readonly #queues = new Map<string, Promise<void>>()
  #polling: NodeJS.Timeout | undefined
  #away = true

  constructor({ name, personId, headers, nodes, home, history, ...options }: PageOptions) {
    this.personId = personId
    this.screens = new Map(options.conversations.map((id) => [id, new Screen(id)]))
    this.#history = history
    this.#seen = { page: name, personId, deltas: [], shown: [] }
    history.pages.push(this.#seen)
    const { onFailure } = options
    const onRefusal = (why: string) => void history.refusals.push(`${name}: ${why}`)
    this.#requests = new Requests({ nodes, headers, onFailure, onRefusal }, home)
    this.#line = new Line({
      address: () => ({
        origin: nodes.socketOrigin(this.#requests.node % nodes.count),
        headers,
      }),
      versions: () =>
        Object.fromEntries(
          [...this.screens].map(([id, { position }]) => [conversationTopic(id), position]),
        ),
      onMessage: (message) => this.#hear(message),
      onDown: (code) => {
        if (code === sessionEndedCode) onRefusal('was signed out')
        else onFailure('socket lost')
        this.#requests.node += 1
        this.#poll()
      },
    })
  }

  /** Everything missed has been said. */
  get isUp(): boolean {
    return this.#line.isUp
  }

  /** Whether everything that it wanted to do is done. */
  get isIdle(): boolean {
    return this.#requests.waiting === 0 && this.#asking.size === 0
  }

  get isAway(): boolean {
    return this.#away
  }

  open(): void {
    this.#away = false
    this.#line.open()
  }

  cut(): void {
    this.#line.cut()
  }

  /** The laptop is shut: nothing is heard and nothing asked until it is opened again. */
  leave(): void {
    this.#away = true
    clearTimeout(this.#polling)
    this.#polling = undefined
    this.#line.close()
  }

  /** For good; what is on screen now is what the checker looks at. */
  close(): void {
    this.leave()
    this.#requests.stop()
    this.#seen.shown = [...this.screens.values()].map((screen) => screen.shown())
  }

  /** One after the other in a conversation; resolves when it has been acknowledged. */
  send(conversationId: string, content: string, again: Again = 'no'): Promise<void> {
    const { personId } = this
    const queued = (this.#queues.get(conversationId) ?? Promise.resolve()).then(() => {
      const begun = performance.now()
      const wanted = { conversationId, personId, clientId: randomUUID(), content, begun }
      const send = { ...wanted, tries: 0, repeats: again === 'no' ? 0 : 1, answers: [] }
      return this.#send(send, again)
    })
    this.#queues.set(conversationId, queued)
    return queued
  }

  async #send(send: Send, again: Again): Promise<void> {
    this.#history.sends.push(send)
    const { conversationId, clientId, content } = send
    const request = { params: { conversationId }, body: { clientId, content } }
    const attempt = async (node: number) => {
      const onTry = () => void (send.tries += 1)
      const message = await this.#requests.insist(sendMessage, request, { node, onTry })
      if (message === undefined) return
      send.answers.push({ at: performance.now(), id: message.id, seq: message.seq })
      this.screens.get(conversationId)?.takeMessage(message)
    }
    const { node } = this.#requests
    if (again === 'at once') await Promise.all([attempt(node), attempt(node + 1)])
    else await attempt(node)
    if (again === 'later') await attempt(this.#requests.node + 1)
  }

  async edit({ id, conversationId }: Message, content: string): Promise<void> {
    const edit = { messageId: id, content, acknowledged: false }
    this.#history.edits.push(edit)
    const request = { params: { messageId: id }, body: { content } }
    const edited = await this.#requests.insist(updateMessage, request)
    if (edited === undefined) return
    edit.acknowledged = true
    this.screens.get(conversationId)?.takeMessage(edited)
  }

  /** Reads to the end of what is on screen. */
  async read(conversationId: string): Promise<void> {
    const seq = this.screens.get(conversationId)?.newestSeq() ?? 0
    const mark = { conversationId, personId: this.personId, seq, acknowledged: false }
    this.#history.marks.push(mark)
    const request = { params: { conversationId }, body: { seq } }
    mark.acknowledged = (await this.#requests.insist(markRead, request)) !== undefined
  }

  #hear(message: ServerMessage): void {
    if (message.type !== 'conversation_changed') return
    // Until all is said that was missed, it comes in parts.
    if (!this.#take(message, !this.#line.isUp)) void this.#catchUp(message.conversationId)
  }

  #take(delta: ConversationDelta, cut: boolean): boolean {
    const screen = this.screens.get(delta.conversationId)
    if (screen === undefined) {
      this.#history.refusals.push(`${this.#seen.page}: heard of a conversation of others`)
      return true
    }
    const seen = screen.take(delta, { cut })
    this.#seen.deltas.push(seen)
    return seen.taken
  }

  /** Asks for what is missing until nothing is. */
  async #catchUp(conversationId: string): Promise<void> {
    if (this.#asking.has(conversationId)) return
    this.#asking.add(conversationId)
    for (let more = true; more && !this.#away;) {
      const after = this.screens.get(conversationId)?.position ?? 0
      const request = { params: { conversationId }, query: { after } }
      const answer = await this.#requests.ask(listChanges, request)
      if (answer.kind === 'refused') break
      if (answer.kind === 'failed') continue
      this.#take(answer.body, answer.body.more)
      more = answer.body.more
    }
    this.#asking.delete(conversationId)
  }

  /** While nothing comes over the line, every two seconds. */
  #poll(): void {
    if (this.#polling !== undefined || this.#away) return
    this.#polling = setTimeout(() => {
      this.#polling = undefined
      if (this.#line.isUp) return
      for (const id of this.screens.keys()) void this.#catchUp(id)
      this.#poll()
    }, pollEvery)
  }
}
