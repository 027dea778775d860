import { attachmentMaxBytes, mostAttachments } from '@patchbay/contract/attachments'

const megabytes = attachmentMaxBytes / 1024 / 1024

/** What is said while files are being added. */
export const trayTexts = {
  label: 'Files',
  add: 'Add files',
  hint: `Pictures, sounds, PDF, Word or text, up to ${megabytes} MB each`,
  drop: 'Drop the files here',
  pasted: 'Pasted image',
  uploading: (name: string) => `Upload of ${name}`,
  waits: 'Uploading files...',
  progress: (done: number, all: number) => `${done} of ${all} files uploaded`,
  someFailed: 'Files that did not upload are left out of the post.',

  tooLarge: (name: string) => `File ${name} is too large. Maximum size is ${megabytes}MB.`,
  wrongType: (name: string) =>
    `${name} cannot be added. Choose a JPG, PNG, WebP, GIF, MP3, M4A, OGG, WAV, FLAC, PDF, DOC, DOCX or TXT file.`,
  tooMany: `A post can hold up to ${mostAttachments} files. The others were left out.`,
  failed: 'Failed to upload file. Please try again.',
  notReally: 'This file is not what its name says. Check it, or choose another one.',
  unreadable: 'This picture could not be read. Save it again, or choose another one.',
  noRoom: 'There is no room for more files just now. Try again later.',
  tooOften: 'Too many uploads at once. Wait a moment and try again.',
  notHere: 'You can no longer add files in this community.',
} as const
