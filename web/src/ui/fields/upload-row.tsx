import { Check, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Meter } from '../meter.tsx'
import { Readout } from '../readout.tsx'
import { uiTexts } from '../texts.ts'
import { uploadTexts } from './upload-texts.ts'

interface UploadRowProps {
  name: string
  /** Stands before the name. */
  thumbnail?: ReactNode
  /** Already formatted: "6,214 KB". */
  size: string
  /** Set while it is being uploaded. */
  percent?: number | undefined
  label: string
  /** The error, in words. */
  problem?: string | undefined
  onRetry?: (() => void) | undefined
  /** Unset while the file is being sent with a message or post. */
  onRemove?: (() => void) | undefined
}

/** A file being uploaded: name, size, percent, meter, remove. */
export function UploadRow(props: UploadRowProps): ReactNode {
  const { name, thumbnail, size, percent, label, problem, onRetry, onRemove } = props
  const isDone = percent === undefined && problem === undefined
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-surface py-2 pr-1 pl-3">
      {thumbnail}
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-2">
          <span className="flex min-w-0 items-center gap-1.5 text-meta font-semibold">
            {isDone && <Check className="size-3.5 shrink-0 text-go" aria-hidden="true" />}
            <bdi className="truncate">{name}</bdi>
            {isDone && <span className="sr-only">{uploadTexts.uploaded}</span>}
          </span>
          <span className="shrink-0">
            <Readout tone="quiet">{percent === undefined ? size : `${size} · ${percent}%`}</Readout>
          </span>
        </div>
        {percent !== undefined && (
          <div className="mt-2">
            <Meter kind="progress" label={label} value={percent} max={100} segments={25} />
          </div>
        )}
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      <div className="flex shrink-0">
        {onRetry && (
          <IconButton label={uploadTexts.again(name)} size="sm" onClick={onRetry}>
            <RotateCw className="size-4" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={uiTexts.remove(name)} size="sm" disabled={!onRemove} onClick={onRemove}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
