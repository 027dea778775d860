import { wordsOfFile } from '@patchbay/contract/content/attachments'
import type { ReactNode } from 'react'
import { FileCard } from '../shown/document-card.tsx'
import type { StoredFile } from './stored-file.ts'

/** The files of a message that is not sent yet. */
export function WaitingFiles({ files }: { files: readonly StoredFile[] }): ReactNode {
  return (
    <div className="grid max-w-full grid-cols-[minmax(0,auto)] justify-items-end gap-2">
      {files.map((file) => (
        <FileCard key={file.id} {...file} name={wordsOfFile(file)} href={undefined} />
      ))}
    </div>
  )
}
