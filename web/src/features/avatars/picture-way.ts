import type { uploadAvatar } from '@patchbay/contract/avatars'
import type { SentRequest } from '@patchbay/contract/route'
import type { UploadOptions } from '../../platform/upload.ts'

/** The file, what to keep of it, and who hears how far it is. */
export type PictureRequest = SentRequest<typeof uploadAvatar> & UploadOptions

/** How a picture gets to where it is shown, and out of there again. */
export interface PictureWay {
  readonly send: (request: PictureRequest) => Promise<void>
  readonly remove: () => Promise<void>
  /** What a person reads when that failed. */
  readonly sendFailed: (error: unknown) => string
  readonly removeFailed: (error: unknown) => string
}
