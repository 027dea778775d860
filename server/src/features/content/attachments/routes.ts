import { getStorageUse } from './get-storage-use.ts'
import { removeAttachment } from './remove-attachment.ts'
import { signAttachments } from './signing/sign-attachments.ts'
import { uploadAttachment } from './upload-attachment.ts'

export const attachmentRoutes = [uploadAttachment, getStorageUse, removeAttachment, signAttachments]
