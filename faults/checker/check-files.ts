import type { History, StoredFile } from '../history.ts'
import type { Verdict } from './verdict.ts'

/** Checks the files of messages, on the disk and for people who open them. */
export function checkFiles(
  { sends, deletions, readings }: History,
  files: readonly StoredFile[],
  verdict: Verdict,
): void {
  for (const { id, size, bytes } of files)
    if (size !== null && size !== bytes)
      verdict.gone.push(`the file ${id} has ${bytes ?? 'none'} of its ${size} bytes`)
  const onDisk = new Map(files.map((file) => [file.id, file]))
  const found = new Map(readings.map(({ fileId, text }) => [fileId, text]))
  const deleted = new Map(
    deletions.map(({ messageId, acknowledged }) => [messageId, acknowledged] as const),
  )
  for (const { answers, files: sent } of sends) {
    const [first] = answers
    if (first === undefined) continue
    const isDeleted = deleted.get(first.id)
    for (const { id, text } of sent) {
      const read = found.get(id)
      const file = onDisk.get(id)
      if (isDeleted === true) {
        if (read !== null) verdict.leaked.push(`the file ${id} is read after it was taken back`)
        if (file !== undefined && (file.size !== null || !file.isGoing))
          verdict.leaked.push(`the file ${id} is still there after it was taken back`)
      }
      // Without an answer to a deletion its outcome is unknown.
      if (isDeleted !== undefined) continue
      if (read === undefined || read === null) verdict.lost.push(`the file ${id} cannot be read`)
      else if (read !== text) verdict.different.push(`the file ${id} has other words`)
    }
  }
}
