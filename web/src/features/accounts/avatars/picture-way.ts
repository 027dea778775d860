import type { uploadAvatar } from '@patchbay/contract/accounts/avatars'
import type { SentRequest } from '@patchbay/contract/route'
import type { UploadOptions } from '../../../platform/http/upload.ts'

/** The file, its crop, and a callback for the progress. */
export type PictureRequest = SentRequest<typeof uploadAvatar> & UploadOptions

/** How a picture is uploaded and removed. */
export interface PictureWay {
  readonly send: (request: PictureRequest) => Promise<void>
  readonly remove: () => Promise<void>
  /** The text shown when that failed. */
  readonly sendFailed: (error: unknown) => string
  readonly removeFailed: (error: unknown) => string
}
