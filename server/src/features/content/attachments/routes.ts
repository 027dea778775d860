import { removeAttachment } from './remove-attachment.ts'
import { signAttachments } from './sign-attachments.ts'
import { uploadAttachment } from './upload-attachment.ts'

export const attachmentRoutes = [uploadAttachment, removeAttachment, signAttachments]
