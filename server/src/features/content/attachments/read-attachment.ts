import {
  attachmentKinds,
  attachmentMaxBytes,
  cleanFileName,
  messageFileTypes,
  postFileTypes,
  type Attachment,
  type UploadContext,
} from '@patchbay/contract/content/attachments'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { typeOf } from '../../../platform/storage/keys.ts'
import type { Draft } from '../../../platform/storage/drafts.ts'
import { removeLocation } from '../../../platform/storage/remove-location.ts'
import { recogniseFile } from '../../../platform/storage/recognise-file.ts'

const longestSide = 2_048
const mostOfOriginal = 2 * attachmentMaxBytes

/** What the name of a file says about it. */
export interface NamedFile {
  readonly name: string
  readonly extension: string
  readonly kind: Attachment['kind']
}

type FileTypes = Partial<Record<Attachment['kind'], readonly string[]>>

const taken: Record<UploadContext, FileTypes> = {
  conversation: messageFileTypes,
  community: postFileTypes,
  profile: postFileTypes,
}

/** Other extensions of the same types. */
const shortened: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'jpg'],
  ['heif', 'heic'],
  ['aiff', 'aif'],
  ['midi', 'mid'],
])

/** Refuses a name whose extension is not allowed in this context. */
export function readName(given: string, context: UploadContext): NamedFile {
  const name = cleanFileName(given)
  const dot = name.lastIndexOf('.')
  const end = name.slice(dot + 1).toLowerCase()
  const kind = attachmentKinds.find((one) => taken[context][one]?.includes(end))
  if (dot < 1 || kind === undefined) throw new AppError('invalid_file_type')
  const extension = shortened.get(end) ?? end
  return { name, extension, kind }
}

export interface ReadFile {
  readonly content: Uint8Array | Draft
  readonly size: number
  readonly name: string
  readonly extension: string
  readonly type: string
  readonly width: number | null
  readonly height: number | null
  /** A picture in its full size; only of messages. */
  readonly original: OriginalPicture | null
}

export interface OriginalPicture {
  readonly bytes: Uint8Array
  readonly extension: string
}

/**
 * Refuses a file if its bytes do not match its name. Pictures are re-encoded, so that no hidden
 * data survives; an animation keeps its first frame. They keep their name, by which people know
 * them.
 */
export async function readAttachment(
  { pictures }: Pick<Services, 'pictures'>,
  draft: Draft,
  { name, extension, kind }: NamedFile,
  { context, owner }: { readonly context: UploadContext; readonly owner: string },
): Promise<ReadFile> {
  if (!isCalled(await recogniseFile(draft), extension)) throw new AppError('invalid_file_type')
  const { size } = draft
  if (['mp4', 'mov', 'm4a'].includes(extension)) await hideLocation(draft, kind)
  if (kind !== 'picture') {
    const type = plainType(extension)
    return {
      content: draft,
      size,
      name,
      extension,
      type,
      width: null,
      height: null,
      original: null,
    }
  }
  const order = { shape: 'whole', sizes: [longestSide] } as const
  const bytes = await draft.read(0, size)
  const [picture] = await pictures.make(bytes, order, owner)
  if (picture === undefined) throw new AppError('unreadable_picture')
  const { bytes: content, width, height } = picture
  const original =
    context === 'conversation' ? await makeOriginal(pictures, bytes, extension, owner) : null
  const made = { content, size: content.byteLength, width, height, original }
  return { ...made, name, extension: 'webp', type: plainType('webp') }
}

/** The extension of an original, by that of the upload. A GIF has none: only its first frame is shown. */
const originals: ReadonlyMap<string, string> = new Map([
  ['jpg', 'jpg'],
  ['heic', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
])

/**
 * Null if it would be much larger than the upload, takes too long, or the worker has too much to do:
 * the picture is enough.
 */
async function makeOriginal(
  pictures: Services['pictures'],
  bytes: Uint8Array,
  uploaded: string,
  owner: string,
): Promise<OriginalPicture | null> {
  const extension = originals.get(uploaded)
  if (extension === undefined) return null
  try {
    const [made] = await pictures.make(bytes, { shape: 'original' }, owner)
    if (made === undefined || made.bytes.byteLength > mostOfOriginal) return null
    return { bytes: made.bytes, extension }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** WebM has no place for it that cameras use. */
async function hideLocation(draft: Draft, kind: Attachment['kind']): Promise<void> {
  if (!(await removeLocation(draft, kind === 'video' ? 'film' : 'sound')))
    throw new AppError('invalid_file_type')
}

/**
 * Some programs name an MP4 or WebM file with sound only like a film, and Opus is stored in Ogg; players accept
 * both names.
 */
const isCalled = (recognised: string | undefined, extension: string): boolean =>
  recognised === extension ||
  (recognised === 'm4a' && extension === 'mp4') ||
  (recognised === 'weba' && extension === 'webm') ||
  (recognised === 'ogg' && extension === 'opus')

/** The MIME type without the charset. */
const plainType = (extension: string): string => typeOf(`.${extension}`).replace(/;.*/, '')
