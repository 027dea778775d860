import {
  changesPerFrame,
  listChanges,
  type ConversationDelta,
} from '@patchbay/contract/conversation-changes'
import { listConversations } from '@patchbay/contract/conversations'
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
  /** The node it begins with. */
  readonly home: number
  readonly history: History
  readonly onFailure: (why: string) => void
}

const pollEvery = 2_000

/** A page of somebody's, which keeps to the protocol and writes down what it sees. */
export class Page {
  readonly personId: string
  readonly deeds: Deeds
  readonly comings: Comings
  readonly requests: Requests
  readonly #screens: Map<string, Screen>
  readonly #seen: PageHistory
  readonly #line: ClientSocket
  /** What is asked for, and whether it must be once more. */
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
    this.#line = new ClientSocket({
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
          history.refusals.push({ ...said, why: 'was signed out', begun: at, at })
        else onFailure('socket lost')
        requests.node += 1
        this.#poll()
      },
    })
  }

  get screens(): ReadonlyMap<string, Screen> {
    return this.#screens
  }

  /** Everything missed has been said. */
  get isUp(): boolean {
    return this.#line.isUp
  }

  /** Whether everything that it wanted to do is done. */
  get isIdle(): boolean {
    return this.requests.waiting === 0 && this.#asking.size === 0 && this.#listing === 'no'
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
    this.requests.stop()
    this.#seen.shown = [...this.#screens.values()].map((screen) => screen.shown())
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'resumed' || message.type === 'inbox_changed') void this.#list()
    if (message.type !== 'conversation_changed') return
    // What was missed comes in parts, and so does what a node in trouble has fallen behind with.
    const isPart = message.messages.length + message.participants.length >= changesPerFrame
    const isTaken = this.#take(message, isPart || !this.#line.isUp)
    if (!isTaken) void this.#catchUp(message.conversationId)
  }

  /** What is new to the page comes with the list. */
  #take(delta: ConversationDelta, cut: boolean): boolean {
    const screen = this.#screens.get(delta.conversationId)
    const seen = screen?.take(delta, { cut }) ?? passedOver(delta)
    this.#seen.deltas.push(seen)
    return seen.taken || screen === undefined
  }

  /** Looks which conversations there are now. */
  async #list(): Promise<void> {
    if (this.#listing !== 'no') return void (this.#listing = 'and again')
    do {
      this.#listing = 'now'
      const answer = await this.requests.ask(listConversations, { query: {} })
      if (answer.kind === 'failed') this.#listing = 'and again'
      if (answer.kind === 'done') this.#compare(answer.body.conversations)
      // Others may have asked for it meanwhile.
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
      // Whoever has come before the server let them follow it has missed what was said in between.
      if ((this.#screens.get(id)?.position ?? 0) < change) void this.#catchUp(id)
    }
    // One of two in which nothing was said yet is not listed: whoever asks knows.
    for (const id of this.#screens.keys()) if (!isListed.has(id)) void this.#catchUp(id)
  }

  /**
   * Asks for what is missing until nothing is. What is on its way may have been read before there
   * was a reason to ask: then it asks once more.
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
    // They may have come back since.
    void this.#list()
  }

  /** Returns whether the person is not in it. */
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

  /** While nothing comes over the line, every two seconds. */
  #poll(): void {
    if (this.#polling !== undefined || this.#away) return
    this.#polling = setTimeout(() => {
      this.#polling = undefined
      if (this.#line.isUp) return
      for (const id of this.#screens.keys()) void this.#catchUp(id)
      this.#poll()
    }, pollEvery)
  }
}
