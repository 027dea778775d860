import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { signing } from './signature-key.ts'

function refresh(client: QueryClient, id: string): void {
  const isOfMessage = client.getQueryCache().find({ ...signing(id), exact: false }) !== undefined
  const predicate = ({ meta }: { meta?: { readonly followed?: boolean } | undefined }): boolean =>
    meta?.followed === true
  void client.invalidateQueries(isOfMessage ? signing(id) : { predicate }, {
    cancelRefetch: false,
  })
}

/**
 * A failing URL may only have expired, and the next answer has a new one. It is fetched once,
 * because a file that is really broken would be fetched endlessly.
 */
export function useRefresh(id: string, dead: string | undefined): void {
  const client = useQueryClient()
  const [first, setFirst] = useState(dead)
  if (first === undefined && dead !== undefined) setFirst(dead)
  useEffect(() => {
    if (first !== undefined) refresh(client, id)
  }, [client, id, first])
}
