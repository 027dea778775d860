import { attachmentMaxBytes } from '@patchbay/contract/content/attachments'

const inMegabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024)

/** What can be added. Pictures keep their limit where the operator allows larger files. */
const hintOf = (others: string, withPictures: string, most: number): string =>
  most > attachmentMaxBytes && others !== withPictures
    ? `${others}, up to ${inMegabytes(most)} MB each; pictures up to ${inMegabytes(attachmentMaxBytes)} MB`
    : `${withPictures}, up to ${inMegabytes(most)} MB each`

/** Texts for adding files. */
export const trayTexts = {
  label: 'Files',
  add: 'Add files',
  drop: 'Drop the files here',
  pasted: 'Pasted image',
  uploading: (name: string) => `Upload of ${name}`,
  progress: (done: number, all: number) => `${done} of ${all} files uploaded`,

  tooLarge: (name: string, most: number) =>
    `File ${name} is too large. Maximum size is ${inMegabytes(most)}MB.`,
  empty: (name: string) => `File ${name} is empty.`,
  failed: 'Failed to upload file. Please try again.',
  notReally: 'This file is not what its name says. Check it, or choose another one.',
  unreadable: 'This picture could not be read. Save it again, or choose another one.',
  tooSlow: 'The upload took too long. Check your connection and try again.',
  noRoom: 'There is no room for more files just now. Try again later.',
  usedUp: 'Your storage is used up. Delete files to make room for more.',
  dayUsedUp: 'You have uploaded as much as a day allows. Try again tomorrow.',
  tooOften: 'Too many uploads at once. Wait a moment and try again.',
} as const

const sounds = 'MP3, M4A, AAC, OGG, Opus, WAV, AIFF or FLAC'

/** Texts that depend on the upload target. */
export const targetTexts = {
  community: {
    hint: (most: number) =>
      hintOf(
        'Sounds, MIDI, PDF, Word, text or ZIP',
        'Pictures, sounds, MIDI, PDF, Word, text or ZIP',
        most,
      ),
    waits: 'Uploading files...',
    someFailed: 'Files that did not upload are left out of the post.',
    wrongType: (name: string) =>
      `${name} cannot be added. Choose a JPG, PNG, WebP, GIF, HEIC, MP3, M4A, AAC, OGG, Opus, WAV, AIFF, FLAC, MIDI, PDF, DOC, DOCX, TXT or ZIP file.`,
    tooMany: (most: number) => `A post can hold up to ${most} files. The others were left out.`,
    notHere: 'You can no longer add files in this community.',
  },
  conversation: {
    hint: (most: number) =>
      hintOf(
        'Videos, sounds, MIDI, PDF, Word, Excel, text or ZIP',
        'Pictures, videos, sounds, MIDI, PDF, Word, Excel, text or ZIP',
        most,
      ),
    waits: 'Processing attachments...',
    someFailed: 'Files that did not upload are left out of the message.',
    wrongType: (name: string) =>
      `${name} cannot be added. Choose a JPG, PNG, WebP, GIF, HEIC, MP4, WebM, MOV, MP3, M4A, AAC, OGG, Opus, WAV, AIFF, FLAC, MIDI, PDF, DOC, DOCX, XLS, XLSX, TXT or ZIP file.`,
    tooMany: (most: number) => `A message can hold up to ${most} files. The others were left out.`,
    notHere: 'You can no longer add files in this conversation.',
  },
  profile: {
    hint: (most: number) => hintOf(sounds, sounds, most),
    waits: 'Uploading sounds...',
    someFailed: 'Sounds that did not upload are left out of the listing.',
    wrongType: (name: string) =>
      `${name} cannot be added. Choose an MP3, M4A, AAC, OGG, Opus, WAV, AIFF or FLAC file.`,
    tooMany: (most: number) => `A listing can hold up to ${most} sounds. The others were left out.`,
    notHere: 'You can no longer add sounds.',
  },
} as const
