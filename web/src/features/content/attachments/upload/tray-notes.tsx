import { useEffect, useRef, type ReactNode } from 'react'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { lazyPart } from '../../../../ui/states/lazy-part.tsx'
import type { TrayRowsProps } from './tray-rows.tsx'
import { targetTexts, trayTexts as texts } from './tray-texts.ts'
import type { FileTray } from './use-file-tray.ts'

/** For pages on which files are seldom chosen: loaded ahead, once they are at rest. */
export const TrayRows = lazyPart<TrayRowsProps>(
  () => import('./tray-rows.tsx').then((module) => module.TrayRows),
  { isMain: true },
)

/** The problems with chosen files, and the upload progress. */
export function TrayNotes({ tray }: { tray: FileTray }): ReactNode {
  const { target, stored, pending, problems, isUploading } = tray
  const all = stored.length + pending.length
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Files may be dropped while the end of the form is out of view.
    if (problems.length > 0) alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [problems])
  return (
    <>
      <div ref={alert} role="alert">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      {pending.some(({ problem }) => problem) && (
        <p className="mt-1.5 text-meta text-ink-3">{targetTexts[target.type].someFailed}</p>
      )}
      <p aria-live="polite" className="sr-only">
        {all > 0 && !isUploading && texts.progress(stored.length, all)}
      </p>
    </>
  )
}
