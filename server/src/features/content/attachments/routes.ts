import { getStorageUse } from './get-storage-use.ts'
import { removeAttachment } from './remove-attachment.ts'
import { signAttachments } from './signing/sign-attachments.ts'
import { uploadAttachment } from './upload-attachment.ts'
import { cancelUpload } from './uploads/cancel-upload.ts'
import { finishUpload } from './uploads/finish-upload.ts'
import { openUpload } from './uploads/open-upload.ts'
import { uploadPart } from './uploads/upload-part.ts'

export const attachmentRoutes = [
  uploadAttachment,
  openUpload,
  uploadPart,
  finishUpload,
  cancelUpload,
  getStorageUse,
  removeAttachment,
  signAttachments,
]
