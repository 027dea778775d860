import { Paperclip } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useFileIntake } from '../../../../ui/fields/use-file-intake.ts'
import { FileChooser } from './file-chooser.tsx'
import { TrayNotes } from './tray-notes.tsx'
import { TrayRows } from './tray-rows.tsx'
import { targetTexts, trayTexts as texts } from './tray-texts.ts'
import type { FileTray } from './use-file-tray.ts'

interface FieldOptions {
  tray: FileTray
  /** True while the form is being sent. */
  disabled: boolean
  /** The buttons of the form, in the same row. */
  actions?: ReactNode
  /** The hint is for screen readers only, until the viewer has begun to write. */
  brief?: boolean
}

interface FilesFieldProps extends FieldOptions {
  /** True while files are dragged over the form. */
  over: boolean
}

/** The added files, the problems with chosen files, and the button to add more. */
function FilesField(props: FilesFieldProps): ReactNode {
  const { tray, disabled, over, actions, brief = false } = props
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend cannot stand beside its note everywhere
    <div role="group" aria-label={texts.label}>
      <TrayRows tray={tray} disabled={disabled} onButtonGone={() => addButton.current?.focus()} />
      <FileChooser ref={chooser} tray={tray} />
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
        {actions && <div className="ml-auto flex flex-wrap justify-end gap-2">{actions}</div>}
        <p
          id={id}
          className={
            brief && !over
              ? 'sr-only'
              : classNames('min-w-0 text-meta text-ink-3', actions ? 'w-full' : 'flex-1')
          }
        >
          {over ? texts.drop : targetTexts[tray.target.type].hint(tray.maxFileBytes)}
        </p>
      </div>
      <TrayNotes tray={tray} />
    </div>
  )
}

interface FilesZoneProps extends FieldOptions {
  /** The rest of the form: files can be dropped anywhere on it. */
  children: ReactNode
}

export function FilesZone({ children, ...field }: FilesZoneProps): ReactNode {
  const { tray, disabled, actions } = field
  const { over, zone } = useFileIntake((files, way) => {
    if (!disabled) tray.add(files, way)
  })
  return (
    <div
      {...zone}
      className={classNames(
        'rounded-control outline-2 outline-offset-8',
        actions ? 'space-y-3' : 'space-y-4',
        over ? 'outline-signal outline-dashed' : 'outline-transparent',
      )}
    >
      {children}
      <FilesField {...field} over={over} />
    </div>
  )
}
