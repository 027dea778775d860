import { useQueryClient } from '@tanstack/react-query'

export const overviewKey = ['staff-overview'] as const

/** Loads these again after something was done, and the counts of the navigation. */
export function useRefresh(...keys: readonly (readonly unknown[])[]): () => void {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [overviewKey, ...keys]) void client.invalidateQueries({ queryKey })
  }
}
