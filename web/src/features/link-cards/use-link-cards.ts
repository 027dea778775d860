import type { LinkCard, LinkTarget } from '@patchbay/contract/link-cards'
import { useQueries } from '@tanstack/react-query'
import { cardOf } from './asked-cards.ts'

const freshFor = 5 * 60_000
const storedFor = 30 * 60_000

/**
 * For each target: its card, `null` if there is none for the viewer, or `undefined` while loading.
 */
export function useLinkCards(
  targets: readonly LinkTarget[],
): readonly (LinkCard | null | undefined)[] {
  const answers = useQueries({
    queries: targets.map((target) => ({
      queryKey: ['link-cards', target.type, target.id],
      queryFn: () => cardOf(target),
      staleTime: freshFor,
      gcTime: storedFor,
    })),
  })
  return answers.map(({ data, isError }) => data ?? (isError ? null : data))
}
