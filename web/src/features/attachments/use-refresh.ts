import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { signatureKey } from './signature-key.ts'

function refresh(client: QueryClient, id: string): void {
  const queryKey = signatureKey(id)
  const isSignedAlone = client.getQueryState(queryKey) !== undefined
  const predicate = ({ meta }: { meta?: { readonly followed?: boolean } | undefined }): boolean =>
    meta?.followed === true
  void client.invalidateQueries(isSignedAlone ? { queryKey } : { predicate }, {
    cancelRefetch: false,
  })
}

/**
 * An address that does not work may only be too old, and then the next answer brings a new one.
 * Asked for once: what is truly broken would else be asked for without end.
 */
export function useRefresh(id: string, dead: string | undefined): void {
  const client = useQueryClient()
  const [first, setFirst] = useState(dead)
  if (first === undefined && dead !== undefined) setFirst(dead)
  useEffect(() => {
    if (first !== undefined) refresh(client, id)
  }, [client, id, first])
}
