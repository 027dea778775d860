import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { Meter } from './meter.tsx'
import { Readout } from './readout.tsx'
import { uiTexts } from './texts.ts'

interface UploadRowProps {
  name: string
  /** Already formatted: "6,214 KB". */
  size: string
  percent: number
  label: string
  onRemove: () => void
}

/** A file on its way up: name, size, percent, meter, remove. */
export function UploadRow({ name, size, percent, label, onRemove }: UploadRowProps): ReactNode {
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-surface py-2 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <div className="mb-2 flex justify-between gap-2">
          <span className="truncate text-meta font-semibold">{name}</span>
          <span className="shrink-0">
            <Readout tone="quiet">
              {size} · {percent}%
            </Readout>
          </span>
        </div>
        <Meter kind="progress" label={label} value={percent} max={100} segments={25} />
      </div>
      <IconButton label={uiTexts.remove(name)} size="sm" onClick={onRemove}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
