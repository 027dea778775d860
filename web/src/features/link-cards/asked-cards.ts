import {
  listLinkCards,
  mostLinkCards,
  type LinkCard,
  type LinkTarget,
} from '@patchbay/contract/link-cards'
import { call } from '../../platform/api.ts'
import { pageState } from '../../platform/page-state.ts'

interface Asked {
  readonly target: LinkTarget
  readonly resolve: (card: LinkCard | null) => void
  readonly reject: (error: unknown) => void
}

/** How long requests are collected: cards that are rendered together are fetched in one request. */
const gathersFor = 10
const state = pageState(() => ({ gathered: [] as Asked[] }))

const nameOf = ({ type, id }: LinkTarget): string => `${type} ${id}`

async function ask(all: readonly Asked[]): Promise<void> {
  try {
    const { cards } = await call(listLinkCards, {
      body: { targets: all.map(({ target }) => target) },
    })
    const known = new Map(cards.map((card) => [nameOf(card), card]))
    for (const { target, resolve } of all) resolve(known.get(nameOf(target)) ?? null)
  } catch (error) {
    all.forEach(({ reject }) => reject(error))
  }
}

function fetchBatch(): void {
  const all = state.gathered
  state.gathered = []
  for (let from = 0; from < all.length; from += mostLinkCards)
    void ask(all.slice(from, from + mostLinkCards))
}

/** The card of a link's target; null if the viewer may not see it, or it does not exist. */
export function cardOf(target: LinkTarget): Promise<LinkCard | null> {
  return new Promise((resolve, reject) => {
    if (state.gathered.length === 0) setTimeout(fetchBatch, gathersFor)
    state.gathered.push({ target, resolve, reject })
  })
}
