import {
  attachmentKinds,
  attachmentMaxBytes,
  messageFileTypes,
  postFileTypes,
  type Attachment,
} from '@patchbay/contract/content/attachments'
import { extensionOf } from '../sound/measures.ts'

/** The object that files are added to. */
export interface UploadTarget {
  readonly type: 'community' | 'conversation' | 'profile'
  readonly id: string
}

type Kind = Attachment['kind']
type Types = Readonly<Partial<Record<Kind, readonly string[]>>>

const typesOf: Readonly<Record<UploadTarget['type'], Types>> = {
  community: postFileTypes,
  conversation: messageFileTypes,
  profile: { audio: postFileTypes.audio },
}

/** The file types that the chooser offers. */
export const acceptedIn = ({ type }: UploadTarget): string =>
  attachmentKinds
    .flatMap((kind) => typesOf[type][kind] ?? [])
    .map((extension) => `.${extension}`)
    .join(',')

export const kindIn = ({ type }: UploadTarget, name: string): Kind | undefined =>
  attachmentKinds.find((kind) => typesOf[type][kind]?.includes(extensionOf(name)))

/** Pictures are made anew from the whole file, so they never have more than the usual limit. */
export const mostBytesOf = (kind: Kind | undefined, maxFileBytes: number): number =>
  kind === 'picture' ? attachmentMaxBytes : maxFileBytes
