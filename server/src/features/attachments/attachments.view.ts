import type { Attachment } from '@patchbay/contract/attachments'
import { addressOf, type Signer } from './signer.ts'

/** As it stands in a row, or in the JSON of `attachmentsJson`. */
export interface AttachmentRow {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly type: string
  readonly size: number
  readonly bucket: string
  readonly path: string
  readonly width: number | null
  readonly height: number | null
  readonly peaks: number[] | null
  readonly seconds: number | null
  /** The file was looked for and not found. */
  readonly missing: boolean
}

export function viewAttachment(row: AttachmentRow, signer: Signer): Attachment {
  const { id, name, type, size, path, width, height, peaks, seconds } = row
  const key = `${row.bucket}/${path}`
  const kind = row.kind as Attachment['kind']
  const signedUrl = row.missing ? '' : signer(key)
  const measures = { width, height, peaks, seconds }
  return { id, name, kind, type, size, path, url: addressOf(key), signedUrl, ...measures }
}
