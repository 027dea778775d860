import { FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownAttachment } from './shown-attachment.ts'
import { attachmentTexts as texts } from './texts.ts'

/** Replaces a file that no longer exists. */
export function GoneCard({ attachment }: { attachment: ShownAttachment }): ReactNode {
  return (
    <div className="flex items-center gap-2.5 rounded-control border border-dashed border-line py-2 pr-3 pl-2">
      <span className="grid size-8 shrink-0 place-items-center text-ink-3">
        <FileX className="size-4" aria-hidden="true" />
      </span>
      <span className="grid min-w-0">
        <bdi className="truncate text-meta font-semibold">{attachment.name}</bdi>
        <span className="text-meta text-ink-3">{texts.gone}</span>
      </span>
    </div>
  )
}
