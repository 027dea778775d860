import { useCallback, type ReactNode } from 'react'
import { UploadRow } from '../../../../ui/fields/upload-row.tsx'
import { inKilobytes, inMinutes } from '../sound/measures.ts'
import { trayTexts as texts } from './tray-texts.ts'
import type { FileTray } from './use-file-tray.ts'

interface Row {
  readonly at: number
  readonly name: string
  readonly size: string
  readonly percent?: number | undefined
  readonly problem?: string | undefined
  readonly mayRetry?: boolean
}

/** In the order of choosing, whichever upload finishes first. */
function rowsOf({ stored, pending }: FileTray): Row[] {
  const there = stored.map(({ at, name, size, seconds }) => ({
    at,
    name,
    size:
      seconds === undefined ? inKilobytes(size) : `${inKilobytes(size)} · ${inMinutes(seconds)}`,
  }))
  const others = pending.map((one) => ({ ...one, size: inKilobytes(one.file.size) }))
  return [...there, ...others].toSorted((one, other) => one.at - other.at)
}

/** A chosen picture, so that the right one is sent. HEIC is shown by some browsers only. */
function Thumbnail({ file }: { file: Blob | undefined }): ReactNode {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  if (!file) return null
  return (
    <img
      ref={show}
      alt=""
      className="size-10 shrink-0 rounded-control border border-line object-cover"
      onError={(event) => (event.currentTarget.hidden = true)}
    />
  )
}

export interface TrayRowsProps {
  tray: FileTray
  disabled: boolean
  /** The focused button has disappeared, so the focus must move elsewhere. */
  onButtonGone: () => void
}

export function TrayRows({ tray, disabled, onButtonGone }: TrayRowsProps): ReactNode {
  const rows = rowsOf(tray)
  if (rows.length === 0) return null
  const act = (what: () => void) => {
    if (disabled) return undefined
    return () => {
      what()
      onButtonGone()
    }
  }
  return (
    <ul aria-label={texts.label} className="mb-2 grid gap-2">
      {rows.map(({ at, name, size, percent, problem, mayRetry }) => (
        <li key={at} className="min-w-0">
          <UploadRow
            name={name}
            size={size}
            thumbnail={<Thumbnail file={tray.pictureAt(at)} />}
            percent={percent}
            label={texts.uploading(name)}
            problem={problem}
            onRetry={mayRetry ? act(() => tray.retry(at)) : undefined}
            onRemove={act(() => tray.remove(at))}
          />
        </li>
      ))}
    </ul>
  )
}
