import { FileText, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Readout } from '../readout.tsx'

interface FileChipProps {
  name: string
  /** Already formatted: "412 KB". */
  size: string
  /** Missing while the file cannot be fetched. */
  href: string | undefined
  icon?: LucideIcon
}

export function FileChip({ name, size, href, icon: Icon = FileText }: FileChipProps): ReactNode {
  return (
    <a
      href={href}
      download={name}
      className="inline-flex max-w-full items-center gap-2.5 rounded-control border border-line bg-surface py-2 pr-3 pl-2 [&[href]]:hover:border-line-strong"
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-inner bg-raised text-ink-2">
        <Icon className="size-4" aria-hidden="true" />
      </span>
      <span className="grid min-w-0">
        <bdi className="truncate text-meta font-semibold">{name}</bdi>
        <Readout tone="quiet">{size}</Readout>
      </span>
    </a>
  )
}
