import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '../client/page.ts'
import { pick } from './pick.ts'

export interface Group {
  readonly id: string
  readonly adminId: string
  readonly memberIds: readonly string[]
}

interface MoveOptions {
  readonly groups: readonly Group[]
  readonly pages: readonly Page[]
}

const outFor = 1_500
/** The most absent people per group, so that enough people are left to talk. */
const mostOut = 3

/** People who are removed from groups or leave them, probe from outside, and mostly come back. */
export class Moves {
  readonly #options: MoveOptions
  readonly #out = new Map<string, Set<string>>()
  readonly #stopping = new AbortController()
  #underWay = 0
  #startedAt = 0

  constructor(options: MoveOptions) {
    this.#options = options
  }

  get isIdle(): boolean {
    return this.#underWay === 0
  }

  begin(): void {
    const group = pick(this.#options.groups.filter(({ id }) => this.#outOf(id).size < mostOut))
    const personId = pick(group?.memberIds.filter((id) => !this.#outOf(group.id).has(id)) ?? [])
    if (group === undefined || personId === undefined) return
    const [admin, own] = [pick(this.#pagesOf(group.adminId)), pick(this.#pagesOf(personId))]
    if (admin === undefined || own === undefined) return
    this.#startedAt += 1
    this.#underWay += 1
    this.#outOf(group.id).add(personId)
    void this.#goAndComeBack(group.id, admin, own, this.#startedAt).finally(
      () => (this.#underWay -= 1),
    )
  }

  /** People who are out then come back at once, or stay out. */
  stop(): void {
    this.#stopping.abort()
  }

  async #goAndComeBack(id: string, admin: Page, own: Page, number: number): Promise<void> {
    const { personId } = own
    const known = own.screens.get(id)?.shown().messages ?? []
    const fileIds = known.flatMap(({ files }) => files).slice(0, 20)
    const words = known.findLast(({ content }) => content !== '')?.content.slice(0, 60) ?? ''
    const leaves = number % 2 === 0
    await (leaves ? own.comings.leave(id) : admin.comings.takeOut(id, personId))
    await own.comings.probe(id, { fileIds, words })
    // Every fifth person stays out.
    if (number % 5 === 0) return
    await delay(outFor, undefined, { signal: this.#stopping.signal }).catch(() => {})
    await own.comings.probe(id, { fileIds, words })
    if (leaves) {
      await admin.comings.askBack(id, personId)
      await own.comings.comeBack(id)
    } else await admin.comings.takeIn(id, personId)
    // Inside, the same requests must succeed; this proves that the probes from outside are valid.
    await own.comings.probe(id, { fileIds, words })
    this.#outOf(id).delete(personId)
  }

  #outOf(id: string): Set<string> {
    const out = this.#out.get(id) ?? new Set<string>()
    this.#out.set(id, out)
    return out
  }

  #pagesOf(personId: string): Page[] {
    return this.#options.pages.filter((page) => page.personId === personId && !page.isAway)
  }
}
