import type { Attachment } from '@patchbay/contract/content/attachments'

/** An uploaded file that is not sent yet. It can be stored with a draft. */
export interface StoredFile {
  readonly id: string
  /** The name of the local file; the server renames pictures. */
  readonly name: string
  readonly size: number
  readonly kind: Attachment['kind']
  /** Its position among the chosen files. */
  readonly at: number
  readonly peaks?: number[]
  readonly seconds?: number
  /** Recorded as a message. */
  readonly isVoice?: true
  /** For playback before it is saved. */
  readonly signedUrl?: string
}

interface Attached {
  id: string
  peaks?: number[]
  seconds?: number
  isVoice?: true
}

/** The attachments of a request to create a post or message. */
export const attachedFrom = (files: readonly StoredFile[]): Attached[] =>
  files.map(({ id, peaks, seconds, isVoice }) => ({
    id,
    ...(peaks && { peaks }),
    ...(seconds !== undefined && { seconds }),
    ...(isVoice && { isVoice }),
  }))
