import type { UnsignedAttachment } from '@patchbay/contract/attachments'
import type { ReactNode } from 'react'
import { AttachmentList } from './attachment-list.tsx'
import { useSigned } from './use-signed.ts'

interface MessageFilesProps {
  attachments: readonly UnsignedAttachment[]
  side: 'own' | 'other'
}

/** The files of a message; their space is reserved before their URLs are loaded. */
export function MessageFiles({ attachments, side }: MessageFilesProps): ReactNode {
  return <AttachmentList attachments={useSigned(attachments)} side={side} />
}
