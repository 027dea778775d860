import {
  type LinkCard,
  type LinkTarget,
  listLinkCards,
  mostLinkCards,
} from '@patchbay/contract/messaging/link-cards'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { pageState } from '../../../platform/storage/page-state.ts'

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
function cardOf(target: LinkTarget): Promise<LinkCard | null> {
  return new Promise((resolve, reject) => {
    if (state.gathered.length === 0) setTimeout(fetchBatch, gathersFor)
    state.gathered.push({ target, resolve, reject })
  })
}

const freshFor = 5 * 60_000
const storedFor = 30 * 60_000

/**
 * For each target: its card, `null` if there is none for the viewer, or `undefined` while loading.
 */
export function useLinkCards(
  targets: readonly LinkTarget[],
): readonly (LinkCard | null | undefined)[] {
  const { data, isError } = useQuery({
    queryKey: ['link-cards', ...targets.map(nameOf)],
    queryFn: () => Promise.all(targets.map(cardOf)),
    enabled: targets.length > 0,
    staleTime: freshFor,
    gcTime: storedFor,
  })
  return targets.map((_, index) => data?.[index] ?? (isError || data ? null : undefined))
}
