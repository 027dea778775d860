import type { Again, Page } from '../client/page.ts'

interface LoadOptions {
  /** Of each conversation the pages that it is on. */
  readonly audiences: ReadonlyMap<string, readonly Page[]>
  readonly perSecond: number
}

const tick = 50
const words = 'We could move the vocal a little to the left and let the room answer it. '

/** People who write all the time, edit something now and then, and read what they see. */
export class Load {
  readonly #options: LoadOptions
  readonly #editing = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #written = 0

  constructor(options: LoadOptions) {
    this.#options = options
  }

  /** So many a second, however slow the answers are. */
  start(): void {
    const begun = performance.now()
    let begunWith = 0
    this.#timer = setInterval(() => {
      const due = ((performance.now() - begun) / 1000) * this.#options.perSecond
      for (; begunWith < due; begunWith += 1) this.#doNext(begunWith)
    }, tick)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** So many by everyone who has this conversation open, and resolves when all are acknowledged. */
  async write(conversationId: string, count: number): Promise<void> {
    const pages = this.#pagesOf(conversationId)
    const texts = Array.from({ length: count }, () => this.#text())
    await Promise.all(
      texts.map(async (text, index) => pages[index % pages.length]?.send(conversationId, text)),
    )
  }

  async edit(conversationId: string, count: number): Promise<void> {
    for (let number = 0; number < count; number += 1)
      await this.#editSomething(conversationId, pick(this.#pagesOf(conversationId)))
  }

  #doNext(number: number): void {
    const conversationId = pick([...this.#options.audiences.keys()]) ?? ''
    const page = pick(this.#pagesOf(conversationId))
    if (page === undefined) return
    // A tenth, in turn at once to both nodes and again once it is acknowledged.
    const again: Again = number % 10 > 0 ? 'no' : number % 20 > 0 ? 'at once' : 'later'
    void page.send(conversationId, this.#text(), again)
    if (number % 12 === 0) void this.#editSomething(conversationId, page)
    if (number % 6 === 0) void pick(this.#pagesOf(conversationId))?.read(conversationId)
  }

  /** One edit of a message at a time: of two at once nobody could say which should stand. */
  async #editSomething(conversationId: string, page: Page | undefined): Promise<void> {
    const own = page?.screens.get(conversationId)?.saidBy(page.personId) ?? []
    const message = pick(own.filter(({ id }) => !this.#editing.has(id)))
    if (message === undefined) return
    this.#editing.add(message.id)
    await page?.edit(message, `${this.#text()} (edited)`)
    this.#editing.delete(message.id)
  }

  #pagesOf(conversationId: string): Page[] {
    return (this.#options.audiences.get(conversationId) ?? []).filter((page) => !page.isAway)
  }

  #text(): string {
    this.#written += 1
    return `${this.#written}: ${words.repeat(1 + (this.#written % 3))}`.trim()
  }
}

const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)]
