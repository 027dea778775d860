import type { Attachment } from '@patchbay/contract/attachments'
import { FileText, FileType, NotebookText, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileChip } from '../../ui/file-chip.tsx'
import { extensionOf, inKilobytes } from './measures.ts'
import { steadyUrl } from './steady-url.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  doc: FileType,
  docx: FileType,
  txt: NotebookText,
}

export function DocumentCard({ attachment }: { attachment: Attachment }): ReactNode {
  const { name, size } = attachment
  const extension = extensionOf(name)
  return (
    <FileChip
      name={name}
      size={`${extension.toUpperCase()} · ${inKilobytes(size)}`}
      href={steadyUrl(attachment)}
      icon={icons[extension] ?? FileText}
    />
  )
}
