import { removeAttachment } from './remove-attachment.ts'
import { uploadAttachment } from './upload-attachment.ts'

export const attachmentRoutes = [uploadAttachment, removeAttachment]
