import type { UnsignedAttachment } from '@patchbay/contract/attachments'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AttachmentList } from './attachment-list.tsx'
import type { ShownAttachment } from './shown-attachment.ts'
import { signatureKey } from './signature-key.ts'
import { signatureOf } from './signatures.ts'
import { storedFor } from './steady-url.ts'

/** Adds signed URLs once they are loaded, and renews them before they expire. */
function useSigned(attachments: readonly UnsignedAttachment[]): readonly ShownAttachment[] {
  const signed = useQueries({
    queries: attachments.map(({ id, missing }) => ({
      queryKey: signatureKey(id),
      queryFn: () => signatureOf(id),
      enabled: !missing,
      staleTime: storedFor,
      gcTime: storedFor,
      refetchInterval: storedFor,
    })),
  })
  return attachments.map((one, index) => ({
    ...one,
    signedUrl: one.missing ? '' : signed[index]?.data,
  }))
}

interface MessageFilesProps {
  attachments: readonly UnsignedAttachment[]
  side: 'own' | 'other'
}

/** The files of a message; their space is reserved before their URLs are loaded. */
export function MessageFiles({ attachments, side }: MessageFilesProps): ReactNode {
  return <AttachmentList attachments={useSigned(attachments)} side={side} />
}
