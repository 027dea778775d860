export { viewAttachment, type AttachmentRow } from './attachments.view.ts'
export { attachmentsJson, attachToPost } from './post-attachments.store.ts'
export { enqueueRemovalOfPostFiles, eraseAttachmentsOf } from './remove-with-owner.ts'
export { signerFor, type Signer } from './signer.ts'
