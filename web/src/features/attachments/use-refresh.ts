import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * An address that does not work may only be too old, and then the next answer brings a new one.
 * Asked for once: what is truly broken would else be asked for without end.
 */
export function useRefresh(dead: string | undefined): void {
  const client = useQueryClient()
  const [first, setFirst] = useState(dead)
  if (first === undefined && dead !== undefined) setFirst(dead)
  useEffect(() => {
    if (first === undefined) return
    const predicate = ({ meta }: { meta?: { readonly followed?: boolean } | undefined }): boolean =>
      meta?.followed === true
    void client.invalidateQueries({ predicate }, { cancelRefetch: false })
  }, [client, first])
}
