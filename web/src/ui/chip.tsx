import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiTexts } from './texts.ts'

interface ChipProps {
  label: string
  onRemove: () => void
  /** For example the picture of a chosen person. */
  mark?: ReactNode
}

/** A chosen item that can be removed. */
export function Chip({ label, onRemove, mark }: ChipProps): ReactNode {
  return (
    <span className="flex h-9 max-w-full items-center gap-2 rounded-control bg-raised pl-2 text-meta font-medium">
      {mark}
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={uiTexts.remove(label)}
        onClick={onRemove}
        className="grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </span>
  )
}
