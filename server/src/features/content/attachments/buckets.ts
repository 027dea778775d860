import type { UploadContext } from '@patchbay/contract/content/attachments'

/** The bucket in which the files of each kind of context are stored. */
export const buckets = {
  conversation: 'message_attachments',
  community: 'community-attachments',
  profile: 'avatars',
} as const satisfies Record<UploadContext, string>

type Bucket = (typeof buckets)[UploadContext]

export const isBucket = (name: string): name is Bucket =>
  Object.values<string>(buckets).includes(name)

export const isUploadContext = (type: string): type is UploadContext => Object.hasOwn(buckets, type)

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const keyForm = new RegExp(`^([\\w-]+)/${uuid}/${uuid}/${uuid}(?:-original)?\\.[a-z\\d]{3,4}$`)

/**
 * Whether a key belongs to an attachment. A bucket may contain other files too, such as avatars,
 * whose paths have another form.
 */
export const isAttachmentKey = (key: string): boolean => isBucket(keyForm.exec(key)?.[1] ?? '')
