import { useIsFetching, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/**
 * Asks again, but lets what is on its way arrive: in busy communities one change follows the other,
 * and whoever began anew each time would never have done.
 */
export function useRenewal(queryKey: QueryKey): () => void {
  const client = useQueryClient()
  const isFetching = useIsFetching({ queryKey }) > 0
  const again = useRef(false)
  useEffect(() => {
    if (isFetching || !again.current) return
    again.current = false
    void client.invalidateQueries({ queryKey })
  }, [client, queryKey, isFetching])
  return () => {
    if (client.isFetching({ queryKey }) > 0) again.current = true
    else void client.invalidateQueries({ queryKey })
  }
}
