import type { ShownMessage } from './thread-message.ts'

type WithFiles = Pick<ShownMessage, 'attachments' | 'waitingFiles'>

/** What is sent along, by its names. */
export const fileNames = ({ attachments, waitingFiles }: WithFiles): readonly string[] =>
  (waitingFiles ?? attachments).map(({ name }) => name)
