import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ShownAttachment } from './shown-attachment.ts'
import { steadyUrl } from './steady-url.ts'

const signatures = ['attachments', 'signature'] as const

/** The key of the signed files of one message. */
export const signatureKey = (ids: readonly string[]): readonly string[] => [...signatures, ...ids]

/** The queries in which a file is signed. */
const signing = (id: string) => ({
  queryKey: signatures,
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey.includes(id),
})

/** The key of the original of a picture. */
export const originalKey = (id: string): readonly string[] => ['attachments', 'original', id]

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

interface ShownFile {
  readonly url: string | undefined
  /** Loading has failed, and there is no other URL. */
  readonly failed: boolean
  readonly onError: () => void
}

/** A file that the browser loads by itself, such as a picture. */
export function useShownFile(file: ShownAttachment): ShownFile {
  const [dead, setDead] = useState<string>()
  const url = steadyUrl(file, dead)
  useRefresh(file.id, dead)
  return { url, failed: url !== undefined && url === dead, onError: () => setDead(url) }
}
