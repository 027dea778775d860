import type { Attachment } from '@patchbay/contract/attachments'

/** A file that is on the server and waits for what it is sent with. It can be written down with a draft. */
export interface StoredFile {
  readonly id: string
  /** As it is called here; a picture is renamed on the way. */
  readonly name: string
  readonly size: number
  readonly kind: Attachment['kind']
  /** Its place among those that were chosen. */
  readonly at: number
  readonly peaks?: number[]
  readonly seconds?: number
  /** Where it is heard before it is saved. */
  readonly signedUrl?: string
}

interface Attached {
  id: string
  peaks?: number[]
  seconds?: number
}

/** What a post or message is sent with. */
export const attachedFrom = (files: readonly StoredFile[]): Attached[] =>
  files.map(({ id, peaks, seconds }) => ({
    id,
    ...(peaks && { peaks }),
    ...(seconds !== undefined && { seconds }),
  }))
