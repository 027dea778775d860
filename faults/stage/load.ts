import { commonReactions } from '@patchbay/contract/content/reactions'
import type { Message } from '@patchbay/contract/messaging/messages'
import type { Again } from '../client/deeds.ts'
import type { Page } from '../client/page.ts'
import type { Moves } from './moves.ts'
import { pick } from './pick.ts'

interface LoadOptions {
  readonly conversations: readonly string[]
  /** These of the conversations are groups, in which polls are possible. */
  readonly groups: ReadonlySet<string>
  readonly pages: readonly Page[]
  readonly moves: Moves
  readonly perSecond: number
}

const tick = 50
const words = 'We could move the vocal a little to the left and let the room answer it. '

/**
 * People who write all the time, sometimes with files, sometimes edit, delete, react, ask, vote or
 * forward, join and leave groups, and read what they see.
 */
export class Load {
  readonly #options: LoadOptions
  readonly #editing = new Set<string>()
  readonly #deleting = new Set<string>()
  /** The reactions under way. */
  readonly #reacting = new Set<string>()
  /** The votes under way. */
  readonly #voting = new Set<string>()
  /** The pages that have reacted, and to which message. */
  readonly #reacted = new Map<Page, Message>()
  #timer: NodeJS.Timeout | undefined
  #written = 0
  #underWay = 0

  constructor(options: LoadOptions) {
    this.#options = options
  }

  /** Whether everything that was started is done; work in a page's queue counts as not done. */
  get isIdle(): boolean {
    return this.#underWay === 0 && this.#options.moves.isIdle
  }

  /** Starts a fixed number of actions per second, however slow the answers are. */
  start(): void {
    const startedAt = performance.now()
    let started = 0
    this.#timer = setInterval(() => {
      const due = ((performance.now() - startedAt) / 1000) * this.#options.perSecond
      for (; started < due; started += 1) this.#doNext(started)
    }, tick)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#options.moves.stop()
  }

  /**
   * Sends so many messages from every page of this conversation; resolves when all are
   * acknowledged.
   */
  async write(conversationId: string, count: number): Promise<void> {
    const pages = this.#pagesOf(conversationId)
    const texts = Array.from({ length: count }, () => this.#text())
    await Promise.all(
      texts.map(async (text, index) =>
        pages[index % pages.length]?.deeds.send(conversationId, text),
      ),
    )
  }

  async edit(conversationId: string, count: number): Promise<void> {
    for (let number = 0; number < count; number += 1)
      await this.#editSomething(conversationId, pick(this.#pagesOf(conversationId)))
  }

  #doNext(number: number): void {
    const conversationId = pick(this.#options.conversations) ?? ''
    const page = pick(this.#pagesOf(conversationId))
    if (page === undefined) return
    // A tenth is sent again: in turn at once to both nodes, and after the acknowledgement.
    const again: Again = number % 10 > 0 ? 'no' : number % 20 > 0 ? 'at once' : 'later'
    this.#begin(this.#say(number, page, conversationId, again))
    if (number % 12 === 0) this.#begin(this.#editSomething(conversationId, page))
    if (number % 15 === 7)
      this.#begin(this.#deleteSomething(Math.floor(number / 15), conversationId, page))
    if (number % 5 === 2) this.#begin(this.#reactToSomething(conversationId, page))
    if (number % 10 === 4) this.#begin(this.#reactAgain(number, page))
    if (number % 11 === 3) this.#begin(this.#ask(conversationId, page, again))
    if (number % 5 === 1) this.#begin(this.#voteSomewhere(page))
    if (number % 16 === 5) this.#begin(this.#forwardSomething(conversationId, page, again))
    if (number % 6 === 0)
      this.#begin(pick(this.#pagesOf(conversationId))?.deeds.read(conversationId))
    if (number % 30 === 13) this.#options.moves.begin()
  }

  #begin(deed: Promise<void> | undefined): void {
    this.#underWay += 1
    void deed?.finally(() => (this.#underWay -= 1))
    if (deed === undefined) this.#underWay -= 1
  }

  /**
   * Every seventh message has one or two files; some of those have no text. Every fourth replies to
   * a message on the page, which may be edited or deleted at the same moment.
   */
  async #say(number: number, page: Page, conversationId: string, again: Again): Promise<void> {
    const text = this.#text()
    const replyTo =
      number % 4 === 0 ? (pick(page.screens.get(conversationId)?.said() ?? [])?.seq ?? null) : null
    if (number % 7 !== 0) return page.deeds.send(conversationId, text, { again, replyTo })
    const texts = Array.from({ length: 1 + (number % 2) }, () => `${this.#text()} (a file)`)
    return page.deeds.sendFiles(conversationId, number % 3 === 0 ? '' : text, {
      again,
      texts,
      replyTo,
    })
  }

  /** Only one edit of a message at a time: of two at once the correct result would be unknown. */
  async #editSomething(conversationId: string, page: Page | undefined): Promise<void> {
    const own = page?.screens.get(conversationId)?.saidBy(page.personId) ?? []
    const message = pick(own.filter(({ id, poll }) => !this.#editing.has(id) && !poll))
    if (message !== undefined) await this.#edit(message, page)
  }

  async #edit(message: Message, page: Page | undefined): Promise<void> {
    this.#editing.add(message.id)
    await page?.deeds.edit(message, `${this.#text()} (edited)`)
    this.#editing.delete(message.id)
  }

  /** To one of the newest messages, which may be edited, deleted or reacted to at the same moment. */
  async #reactToSomething(conversationId: string, page: Page): Promise<void> {
    const message = pick(page.screens.get(conversationId)?.said().slice(-10) ?? [])
    if (message !== undefined) await this.#react(page, message, pick(commonReactions) ?? null)
  }

  /** Takes back what this page has reacted with last, or changes it. */
  async #reactAgain(number: number, page: Page): Promise<void> {
    const message = this.#reacted.get(page)
    if (message === undefined) return
    await this.#react(page, message, number % 20 === 4 ? null : (pick(commonReactions) ?? null))
  }

  /** Only one reaction of a person to a message at a time, as for edits. */
  async #react(page: Page, message: Message, emoji: string | null): Promise<void> {
    const key = `${page.personId} ${message.id}`
    if (this.#reacting.has(key)) return
    this.#reacting.add(key)
    this.#reacted.set(page, message)
    await page.deeds.react(message, emoji)
    this.#reacting.delete(key)
  }

  async #ask(conversationId: string, page: Page, again: Again): Promise<void> {
    if (this.#options.groups.has(conversationId))
      await page.deeds.send(conversationId, this.#text(), { again, isPoll: true })
  }

  /** In one of the newest polls, so that several people vote at once; only one vote of a person at a time. */
  async #voteSomewhere(page: Page): Promise<void> {
    const screens = [...page.screens.values()]
    const polls = screens.flatMap((screen) =>
      screen
        .said()
        .filter(({ poll }) => poll)
        .slice(-3),
    )
    const message = pick(polls)
    const key = `${page.personId} ${message?.id}`
    if (message === undefined || this.#voting.has(key)) return
    this.#voting.add(key)
    await page.deeds.vote(message, pick([[], [0], [1], [0, 2], [0, 1, 2]]) ?? [])
    this.#voting.delete(key)
  }

  /** Into another conversation of the person, at any time, also while it is edited or deleted. */
  async #forwardSomething(fromId: string, page: Page, again: Again): Promise<void> {
    const said = (page.screens.get(fromId)?.said() ?? []).filter(({ poll }) => !poll)
    const withFiles = said.filter(({ attachments }) => attachments.length > 0)
    const message = pick(this.#written % 2 === 0 && withFiles.length > 0 ? withFiles : said)
    const target = pick([...page.screens.keys()].filter((id) => id !== fromId))
    if (message !== undefined && target !== undefined)
      await page.deeds.forward(message, target, again)
  }

  /**
   * Every other deletion takes the sender’s newest message, and every third one that is being
   * edited.
   */
  async #deleteSomething(number: number, conversationId: string, page: Page): Promise<void> {
    const said = page.screens.get(conversationId)?.saidBy(page.personId) ?? []
    const own = said.filter(({ id }) => !this.#deleting.has(id))
    const message = number % 2 === 0 ? own.at(-1) : pick(own)
    if (message === undefined) return
    this.#deleting.add(message.id)
    const isEdited = number % 3 === 0 && !this.#editing.has(message.id) && !message.poll
    const edited = isEdited ? this.#edit(message, page) : undefined
    await Promise.all([edited, page.deeds.remove(message)])
  }

  /**
   * At the end, in every other conversation, so that no newer message hides the preview in the
   * list.
   */
  takeBackNewest(): void {
    for (const [index, id] of this.#options.conversations.entries()) {
      const pages = index % 2 === 0 ? this.#pagesOf(id) : []
      const newest = pages.map((page) => ({ page, message: page.screens.get(id)?.newestSaid() }))
      const own = newest.find(({ page, message }) => message?.senderId === page.personId)
      if (own?.message !== undefined) this.#begin(own.page.deeds.remove(own.message))
    }
  }

  #pagesOf(conversationId: string): Page[] {
    return this.#options.pages.filter((page) => page.screens.has(conversationId) && !page.isAway)
  }

  #text(): string {
    this.#written += 1
    return `${this.#written}: ${words.repeat(1 + (this.#written % 3))}`.trim()
  }
}
