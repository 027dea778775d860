import type { Attachment } from '@patchbay/contract/content/attachments'

/** A file as it is shown. */
export interface ShownAttachment extends Pick<
  Attachment,
  | 'id'
  | 'name'
  | 'kind'
  | 'size'
  | 'width'
  | 'height'
  | 'peaks'
  | 'seconds'
  | 'isVoice'
  | 'original'
> {
  /** Undefined until it is signed, and empty if the file is gone. */
  readonly signedUrl: string | undefined
}
