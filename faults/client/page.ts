import {
  changesPerFrame,
  listChanges,
  type ConversationDelta,
} from '@patchbay/contract/messaging/conversation-changes'
import { listConversations } from '@patchbay/contract/messaging/conversations'
import {
  conversationTopic,
  sessionEndedCode,
  type ServerMessage,
} from '@patchbay/contract/realtime'
import type { History, PageHistory } from '../history.ts'
import { Comings } from './comings.ts'
import { Deeds } from './deeds.ts'
import { ClientSocket } from './client-socket.ts'
import { Requests, type Nodes } from './requests.ts'
import { passedOver, Screen } from './screen.ts'

export interface PageOptions {
  readonly name: string
  readonly personId: string
  readonly headers: Record<string, string>
  readonly conversations: readonly string[]
  readonly nodes: Nodes
  /** The index of the node it starts with. */
  readonly home: number
  readonly history: History
  readonly onFailure: (why: string) => void
}

const pollEvery = 2_000

/** A page of a person, which follows the protocol and records what it sees. */
export class Page {
  readonly personId: string
  readonly deeds: Deeds
  readonly comings: Comings
  readonly requests: Requests
  readonly #screens: Map<string, Screen>
  readonly #seen: PageHistory
  readonly #socket: ClientSocket
  /** Running requests by conversation, and whether each must be repeated. */
  readonly #asking = new Map<string, boolean>()
  #listing: 'no' | 'now' | 'and again' = 'no'
  #visits = 0
  #polling: NodeJS.Timeout | undefined
  #away = true

  constructor({ name, personId, headers, nodes, home, history, ...options }: PageOptions) {
    this.personId = personId
    this.#screens = new Map(options.conversations.map((id) => [id, new Screen(id)]))
    this.#seen = { page: name, personId, deltas: [], shown: [] }
    history.pages.push(this.#seen)
    const { onFailure } = options
    const said = { page: name, personId }
    this.requests = new Requests(
      {
        nodes,
        headers,
        onFailure,
        onRefusal: (refusal) => void history.refusals.push({ ...said, ...refusal }),
      },
      home,
    )
    const { requests } = this
    this.deeds = new Deeds({ personId, history, requests, screens: this.#screens })
    this.comings = new Comings({ personId, history, requests })
    this.#socket = new ClientSocket({
      address: () => ({
        origin: nodes.socketOrigin(requests.node % nodes.count),
        headers,
      }),
      versions: () =>
        Object.fromEntries(
          [...this.#screens].map(([id, { position }]) => [conversationTopic(id), position]),
        ),
      onMessage: (message) => this.#hear(message),
      onDown: (code) => {
        const at = performance.now()
        if (code === sessionEndedCode)
          history.refusals.push({ ...said, why: 'was signed out', startedAt: at, at })
        else onFailure('socket lost')
        requests.node += 1
        this.#poll()
      },
    })
  }

  get screens(): ReadonlyMap<string, Screen> {
    return this.#screens
  }

  /** Everything that was missed has arrived. */
  get isUp(): boolean {
    return this.#socket.isUp
  }

  /** Whether it has no work left. */
  get isIdle(): boolean {
    return this.requests.waiting === 0 && this.#asking.size === 0 && this.#listing === 'no'
  }

  get isAway(): boolean {
    return this.#away
  }

  open(): void {
    this.#away = false
    this.#socket.open()
  }

  cut(): void {
    this.#socket.cut()
  }

  /** The laptop is shut: no messages arrive and no requests are sent until `open`. */
  leave(): void {
    this.#away = true
    clearTimeout(this.#polling)
    this.#polling = undefined
    this.#socket.close()
  }

  /** Final; the checker looks at what is on screen now. */
  close(): void {
    this.leave()
    this.requests.stop()
    this.#seen.shown = [...this.#screens.values()].map((screen) => screen.shown())
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'resumed' || message.type === 'inbox_changed') void this.#list()
    if (message.type !== 'conversation_changed') return
    // Missed changes arrive in parts, and so do those of a node that has fallen behind.
    const isPart = message.messages.length + message.participants.length >= changesPerFrame
    const isTaken = this.#take(message, isPart || !this.#socket.isUp)
    if (!isTaken) void this.#catchUp(message.conversationId)
  }

  /** Conversations that are new to the page arrive with the list. */
  #take(delta: ConversationDelta, cut: boolean): boolean {
    const screen = this.#screens.get(delta.conversationId)
    const seen = screen?.take(delta, { cut }) ?? passedOver(delta)
    this.#seen.deltas.push(seen)
    return seen.taken || screen === undefined
  }

  /** Fetches the list of current conversations. */
  async #list(): Promise<void> {
    if (this.#listing !== 'no') return void (this.#listing = 'and again')
    do {
      this.#listing = 'now'
      const answer = await this.requests.ask(listConversations, { query: {} })
      if (answer.kind === 'failed') this.#listing = 'and again'
      if (answer.kind === 'done') this.#compare(answer.body.conversations)
      // Another change may have requested the list meanwhile.
    } while (this.#mustListAgain && !this.#away)
    this.#listing = 'no'
  }

  get #mustListAgain(): boolean {
    return this.#listing === 'and again'
  }

  #compare(listed: readonly { readonly id: string; readonly change: number }[]): void {
    const isListed = new Set(listed.map(({ id }) => id))
    for (const { id, change } of listed) {
      if (!this.#screens.has(id)) {
        this.#visits += 1
        this.#screens.set(id, new Screen(id, this.#visits))
      }
      // A person who joined before the server followed the conversation has missed messages in
      // between.
      if ((this.#screens.get(id)?.position ?? 0) < change) void this.#catchUp(id)
    }
    // A direct conversation without messages is not listed, so a request must decide.
    for (const id of this.#screens.keys()) if (!isListed.has(id)) void this.#catchUp(id)
  }

  /**
   * Fetches missing changes until there are none. The answer to a running request may be older than
   * the new reason to ask; then it requests once more.
   */
  async #catchUp(conversationId: string): Promise<void> {
    const isAsking = this.#asking.has(conversationId)
    this.#asking.set(conversationId, true)
    if (isAsking) return
    let isGone = false
    while (this.#asking.get(conversationId) === true && !isGone && !this.#away) {
      this.#asking.set(conversationId, false)
      isGone = await this.#askOn(conversationId)
    }
    this.#asking.delete(conversationId)
    if (!isGone) return
    this.#screens.delete(conversationId)
    // The person may have come back since.
    void this.#list()
  }

  /** Returns whether the person is outside the conversation. */
  async #askOn(conversationId: string): Promise<boolean> {
    for (let more = true; more && !this.#away;) {
      const after = this.#screens.get(conversationId)?.position ?? 0
      const request = { params: { conversationId }, query: { after } }
      const answer = await this.requests.ask(listChanges, request, { about: { conversationId } })
      if (answer.kind === 'refused') return answer.code === 'conversation_not_found'
      if (answer.kind === 'failed') continue
      more = !this.#take(answer.body, answer.body.more) || answer.body.more
    }
    return false
  }

  /** While the socket is down, polls every two seconds. */
  #poll(): void {
    if (this.#polling !== undefined || this.#away) return
    this.#polling = setTimeout(() => {
      this.#polling = undefined
      if (this.#socket.isUp) return
      for (const id of this.#screens.keys()) void this.#catchUp(id)
      this.#poll()
    }, pollEvery)
  }
}
