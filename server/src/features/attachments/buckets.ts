import type { UploadContext } from '@patchbay/contract/attachments'

/** Where the files of each kind of context lie. */
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
const keyForm = new RegExp(`^([\\w-]+)/${uuid}/${uuid}/${uuid}\\.[a-z\\d]{3,4}$`)

/** A bucket may hold other things too, such as avatars, which have a path of another form. */
export const isAttachmentKey = (key: string): boolean => isBucket(keyForm.exec(key)?.[1] ?? '')
