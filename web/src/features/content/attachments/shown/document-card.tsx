import { type Attachment, wordsOfFile } from '@patchbay/contract/content/attachments'
import {
  AudioLines,
  FileSpreadsheet,
  FileText,
  FileType,
  Film,
  Image,
  type LucideIcon,
  NotebookText,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { FileChip } from '../../../../ui/fields/file-chip.tsx'
import { extensionOf, inKilobytes } from '../sound/measures.ts'
import type { StoredFile } from '../upload/stored-file.ts'
import type { ShownAttachment } from './shown-attachment.ts'
import { steadyUrl } from './steady-url.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  doc: FileType,
  docx: FileType,
  txt: NotebookText,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
}

const iconsOfKinds: Readonly<Record<Attachment['kind'], LucideIcon>> = {
  picture: Image,
  audio: AudioLines,
  video: Film,
  document: FileText,
}

interface FileCardProps extends Pick<ShownAttachment, 'name' | 'size' | 'kind'> {
  href: string | undefined
}

/** The name, type and size of a file. */
export function FileCard({ name, size, kind, href }: FileCardProps): ReactNode {
  const extension = extensionOf(name)
  return (
    <FileChip
      name={name}
      size={`${extension.toUpperCase()} · ${inKilobytes(size)}`}
      href={href}
      icon={icons[extension] ?? iconsOfKinds[kind]}
    />
  )
}

export function DocumentCard({ attachment }: { attachment: ShownAttachment }): ReactNode {
  return <FileCard {...attachment} href={steadyUrl(attachment)} />
}

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
