import type { ShownMessage } from '../thread/thread-message.ts'

type WithFiles = Pick<ShownMessage, 'attachments' | 'waitingFiles'>

/** The names of the files of a message, sent or waiting. */
export const fileNames = ({ attachments, waitingFiles }: WithFiles): readonly string[] =>
  (waitingFiles ?? attachments).map(({ name }) => name)
