import { Paperclip } from 'lucide-react'
import { useEffect, useId, useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { acceptedFiles } from './check-files.ts'
import { TrayRows } from './tray-rows.tsx'
import { trayTexts as texts } from './tray-texts.ts'
import type { FileTray } from './use-file-tray.ts'

interface FilesFieldProps {
  tray: FileTray
  /** While it is sent. */
  disabled: boolean
  /** Files are being held over the form. */
  over: boolean
}

/** The tray, what is wrong with what was chosen, and the way to choose more. */
export function FilesField({ tray, disabled, over }: FilesFieldProps): ReactNode {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { kept, pending, problems, isUploading } = tray
  const all = kept.length + pending.length
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Files may be dropped where the end of the form is out of sight.
    if (problems.length > 0) alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [problems])
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])]
    // So that the same file can be chosen once more.
    event.target.value = ''
    tray.add(files, 'chosen')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot stand beside its note everywhere
    <div role="group" aria-label={texts.label}>
      <TrayRows tray={tray} disabled={disabled} onButtonGone={() => addButton.current?.focus()} />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={choose}
        aria-label={texts.add}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          ref={addButton}
          size="sm"
          disabled={disabled}
          aria-describedby={id}
          onClick={() => chooser.current?.click()}
        >
          <Paperclip className="size-4" aria-hidden="true" />
          {texts.add}
        </Button>
        <p id={id} className="min-w-0 flex-1 text-meta text-ink-3">
          {over ? texts.drop : texts.hint}
        </p>
      </div>
      <div ref={alert} role="alert">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      {pending.some(({ problem }) => problem) && (
        <p className="mt-1.5 text-meta text-ink-3">{texts.someFailed}</p>
      )}
      <p aria-live="polite" className="sr-only">
        {all > 0 && !isUploading && texts.progress(kept.length, all)}
      </p>
    </div>
  )
}
