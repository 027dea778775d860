export { viewAttachment, viewUnsigned, type AttachmentRow } from './attachments.view.ts'
export { fileJson, wordsOfRow } from './attachment-rows.store.ts'
export { cleanFiles, type Cleaned } from './cleaning/clean-files.ts'
export {
  demoFileKey,
  insertDemoAttachment,
  type DemoAttachment,
  type DemoTarget,
} from './demo-attachments.store.ts'
export { changeFileKey, getFileKey, hasFileKey } from './signing/file-key.store.ts'
export { findAsking } from './signing/find-asking.ts'
export { isSignedFor } from './signing/is-signed-for.ts'
export { isSignatureOf, signatureOf } from './signing/sign-address.ts'
export { copyFiles } from './copy-files.ts'
export { deleteAttachmentsIn } from './erase-attachments.store.ts'
export { detachFiles, reattachFiles } from './detached-files.store.ts'
export {
  attachToListings,
  lockListingSounds,
  listingSoundsJson,
} from './listing-attachments.store.ts'
export {
  attaching,
  attachingNothing,
  givenFiles,
  messageFilesJson,
  type Attaching,
  type GivenFiles,
} from './message-attachments.store.ts'
export { attachToPost, postFilesJson } from './post-attachments.store.ts'
export { listQuotedFiles } from './quoted-files.store.ts'
export {
  enqueueRemovalOfDetachedFiles,
  enqueueRemovalOfMessageFiles,
  enqueueRemovalOfPostFiles,
  enqueueRemovalOfSounds,
  eraseAttachmentsOf,
} from './remove-with-owner.ts'
export { savedName, sendAttachment } from './send-attachment.ts'
export { findStorageUse } from './storage-use.store.ts'
export { signerFor, type Signer } from './signing/signer.ts'
