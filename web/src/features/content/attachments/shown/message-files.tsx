import {
  type UnsignedAttachment,
  mostSigned,
  signAttachments,
} from '@patchbay/contract/content/attachments'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { pageState } from '../../../../platform/storage/page-state.ts'
import { AttachmentList, type AttachmentListProps } from './attachment-list.tsx'
import type { ShownAttachment } from './shown-attachment.ts'
import { signatureKey } from './use-refresh.ts'
import { storedFor } from './steady-url.ts'

interface Asked {
  readonly id: string
  readonly resolve: (url: string) => void
  readonly reject: (error: unknown) => void
}

/** How long requests are collected: files that are rendered together are signed in one request. */
const gathersFor = 10
const state = pageState(() => ({ gathered: [] as Asked[] }))

async function ask(all: readonly Asked[]): Promise<void> {
  try {
    const { signed } = await call(signAttachments, { body: { ids: all.map(({ id }) => id) } })
    const urls = new Map(signed.map(({ id, signedUrl }) => [id, signedUrl]))
    // A file that the viewer may not see is treated like a missing file.
    for (const { id, resolve } of all) resolve(urls.get(id) ?? '')
  } catch (error) {
    all.forEach(({ reject }) => reject(error))
  }
}

function fetchBatch(): void {
  const all = state.gathered
  state.gathered = []
  for (let from = 0; from < all.length; from += mostSigned)
    void ask(all.slice(from, from + mostSigned))
}

/** A signed URL for a file of a message, empty if the file is gone. */
function signatureOf(id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (state.gathered.length === 0) setTimeout(fetchBatch, gathersFor)
    state.gathered.push({ id, resolve, reject })
  })
}

/** Adds signed URLs once they are loaded, and renews them before they expire. */
function useSigned(attachments: readonly UnsignedAttachment[]): readonly ShownAttachment[] {
  const ids = attachments.filter(({ missing }) => !missing).map(({ id }) => id)
  const { data } = useQuery({
    queryKey: signatureKey(ids),
    queryFn: async () =>
      new Map(await Promise.all(ids.map(async (id) => [id, await signatureOf(id)] as const))),
    enabled: ids.length > 0,
    // A file was removed from the message: the others stay as they are.
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: storedFor,
    gcTime: storedFor,
    refetchInterval: storedFor,
  })
  return attachments.map((one) => ({
    ...one,
    signedUrl: one.missing ? '' : data?.get(one.id),
  }))
}

interface MessageFilesProps extends Omit<AttachmentListProps, 'attachments'> {
  attachments: readonly UnsignedAttachment[]
}

/** The files of a message; their space is reserved before their URLs are loaded. */
export function MessageFiles({ attachments, ...shown }: MessageFilesProps): ReactNode {
  return <AttachmentList attachments={useSigned(attachments)} {...shown} />
}
