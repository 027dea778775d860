import { wordsOfFile } from '@patchbay/contract/content/attachments'
import type { ShownMessage } from '../thread/thread-message.ts'

type WithFiles = Pick<ShownMessage, 'attachments' | 'waitingFiles'>

/** The files of a message in words, sent or waiting. */
export const fileNames = ({ attachments, waitingFiles }: WithFiles): readonly string[] =>
  (waitingFiles ?? attachments).map(wordsOfFile)
