import * as z from 'zod/mini'
import { route } from '../route.ts'
import { peaks } from './attached-files.ts'

/**
 * The most bytes of a file, unless the operator allows more (`maxFileBytes` of the instance); those
 * arrive in parts. Pictures never have more, because they are made anew from the whole file.
 */
export const attachmentMaxBytes = 10 * 1024 * 1024
/** The most attachments of one post or message. */
export const mostAttachments = 10
/** How long a signed URL is valid. */
export const signedSeconds = 3_600

/** The kinds of things a file can belong to. */
export const uploadContexts = ['conversation', 'community', 'profile'] as const
export type UploadContext = (typeof uploadContexts)[number]

/** File extensions that posts accept; the server checks the bytes. */
export const postFileTypes = {
  picture: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'heif'],
  audio: ['mp3', 'm4a', 'aac', 'ogg', 'opus', 'wav', 'aif', 'aiff', 'flac'],
  document: ['pdf', 'doc', 'docx', 'txt', 'mid', 'midi', 'zip'],
} as const

/** File extensions that messages accept. */
export const messageFileTypes = {
  picture: postFileTypes.picture,
  /** WebM without a picture is what browsers record. */
  audio: [...postFileTypes.audio, 'weba'],
  video: ['mp4', 'webm', 'mov'],
  document: [...postFileTypes.document, 'xls', 'xlsx'],
} as const

export const attachmentKinds = ['picture', 'audio', 'video', 'document'] as const

export const attachment = z.object({
  id: z.uuid(),
  /** The file name given by the uploader, without misleading characters. */
  name: z.string(),
  kind: z.enum(attachmentKinds),
  /** The media type, detected from the bytes, such as `audio/mpeg`. */
  type: z.string(),
  size: z.int(),
  /** `{userId}/{contextId}/{id}.{ext}`. */
  path: z.string(),
  /** The storage URL; it cannot be read without a signature. */
  url: z.string(),
  /** The same URL, signed for this viewer and session for an hour; empty if the file is gone. */
  signedUrl: z.string(),
  /** The size of a picture, in pixels. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** The waveform of a sound, if the browser could decode it. */
  peaks: z.nullable(peaks),
  seconds: z.nullable(z.number()),
  /** A sound that was recorded as a message; it has peaks and seconds, as its sender measured them. */
  isVoice: z.optional(z.literal(true)),
  /**
   * A picture of a message in its full size and in its own format, without the data of the camera;
   * `signAttachments` provides its URL.
   */
  original: z.optional(z.object({ size: z.int() })),
})

export type Attachment = z.infer<typeof attachment>

/** An attachment that is the same for every viewer. `signAttachments` provides the signed URLs. */
export const unsignedAttachment = z.object({
  ...z.omit(attachment, { signedUrl: true }).shape,
  /** The server looked for the file and did not find it. */
  missing: z.boolean(),
})

export type UnsignedAttachment = z.infer<typeof unsignedAttachment>

interface Named {
  readonly name: string
  readonly isVoice?: true | undefined
  readonly seconds?: number | null
}

/** How a file is called where only words are shown: 'Voice message, 00:42', or its name. */
export function wordsOfFile({ name, isVoice, seconds }: Named): string {
  if (!isVoice) return name
  const whole = Math.floor(seconds ?? 0)
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${voiceWords}, ${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

export const voiceWords = 'Voice message'

/** Control and format characters. They can make `gpj.exe` read as `exe.jpg`. */
const misleading = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** The last part of a path without misleading characters; never empty, at most 120 characters. */
export function cleanFileName(text: string): string {
  const last = text.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(misleading, '').trim().replace(/^\.+/, '')
  const dot = clean.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [clean.slice(0, dot), clean.slice(dot)] : [clean, '']
  return `${cut(stem, 110) || 'file'}${cut(end, 10)}`
}

/** Cuts between whole characters, not between code units. */
const cut = (text: string, length: number): string =>
  Array.from(text).slice(0, length).join('').trim()

export const uploadAttachment = route('uploadAttachment', {
  method: 'POST',
  path: '/attachments/:contextType/:contextId',
  access: 'onboarded',
  summary:
    'Uploads a file for a community, a conversation or one’s own profile; the body is the file.',
  params: z.object({ contextType: z.string().check(z.maxLength(40)), contextId: z.uuid() }),
  query: z.object({ name: z.string().check(z.maxLength(1_000)) }),
  upload: { maxBytes: attachmentMaxBytes },
  output: attachment,
  errors: [
    'unknown_context',
    'context_not_found',
    'forbidden',
    'file_too_large',
    'invalid_file_type',
    'unreadable_picture',
    'storage_full',
    'storage_used_up',
    'day_used_up',
  ],
})

export const getStorageUse = route('getStorageUse', {
  method: 'GET',
  path: '/attachments/use',
  access: 'onboarded',
  summary: 'The bytes of one’s own files, of all and of the last 24 hours, and the most of each.',
  output: z.object({
    used: z.int(),
    most: z.int(),
    usedInDay: z.int(),
    mostInDay: z.int(),
  }),
  errors: [],
})

export const removeAttachment = route('removeAttachment', {
  method: 'DELETE',
  path: '/attachments/:attachmentId',
  access: 'onboarded',
  summary:
    'Removes a file of one’s own, also from the post it belongs to; not from a message or a listing.',
  params: z.object({ attachmentId: z.uuid() }),
  output: null,
  errors: ['attachment_not_found', 'forbidden'],
})

export const mostSigned = 100

export const signAttachments = route('signAttachments', {
  method: 'POST',
  path: '/attachments/signatures',
  access: 'onboarded',
  summary:
    'Signed addresses of files of messages, for this viewer and session for an hour; those that the viewer may not see are left out.',
  body: z.object({ ids: z.array(z.uuid()).check(z.maxLength(mostSigned)) }),
  /** `signedUrl` is empty if the file is gone. */
  output: z.object({
    signed: z.array(
      z.object({ id: z.uuid(), signedUrl: z.string(), originalUrl: z.optional(z.string()) }),
    ),
  }),
  errors: [],
})
