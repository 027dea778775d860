import type { Attachment, UnsignedAttachment } from '@patchbay/contract/content/attachments'
import { addressOf, type Signer } from './signing/signer.ts'

/** The columns have these names, and so has the JSON of `filesJson`. */
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
  readonly is_voice: boolean
  readonly original_path: string | null
  readonly original_size: number | null
  /** The file was requested, but the storage did not have it. */
  readonly missing: boolean
}

export function viewUnsigned(row: AttachmentRow): UnsignedAttachment {
  const { id, name, type, size, path, width, height, peaks, seconds, missing } = row
  const kind = row.kind as Attachment['kind']
  const measures = { width, height, peaks, seconds }
  const original = row.original_size === null ? {} : { original: { size: row.original_size } }
  return {
    id,
    name,
    kind,
    type,
    size,
    path,
    url: addressOf(keyOf(row)),
    ...measures,
    ...(row.is_voice && { isVoice: true as const }),
    ...original,
    missing,
  }
}

export function viewAttachment(row: AttachmentRow, signer: Signer): Attachment {
  const { missing, ...unsigned } = viewUnsigned(row)
  return { ...unsigned, signedUrl: missing ? '' : signer(keyOf(row)) }
}

const keyOf = ({ bucket, path }: AttachmentRow): string => `${bucket}/${path}`
