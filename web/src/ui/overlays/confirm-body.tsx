import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import { backdropStyle, dialogStyle } from './dialog-style.ts'
import { useReturnFocus } from './return-focus.ts'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  /** Left out if there is nothing to decide. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  danger?: boolean
  /** Receives the focus afterwards, if the opening element may be gone. */
  returnTo?: () => HTMLElement | null
  busy?: boolean
  busyLabel?: string
}

/** Asks before an action that cannot be undone. The focus starts on the harmless answer. */
export function ConfirmBody(props: ConfirmDialogProps): ReactNode {
  const { danger = false, busy = false, busyLabel } = props
  const returnFocus = useReturnFocus(props.open)
  const answers = useRef<HTMLDivElement>(null)
  const firstAnswer = (): HTMLElement | true => answers.current?.querySelector('button') ?? true
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(next) => !next && !busy && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropStyle} />
        <AlertDialog.Popup
          initialFocus={firstAnswer}
          finalFocus={props.returnTo ?? returnFocus}
          className={classNames(dialogStyle, 'md:w-[420px]')}
        >
          <div className="px-4 pt-5 pb-[calc(1rem+env(safe-area-inset-bottom))] md:px-5 md:pb-5">
            <AlertDialog.Title className="text-title break-words">{props.title}</AlertDialog.Title>
            {/* No paragraph: what is asked may have a choice. */}
            <AlertDialog.Description render={<div />} className="mt-2 text-ink-2">
              {props.children}
            </AlertDialog.Description>
            <div ref={answers} className="mt-5 flex gap-2 max-md:*:flex-1 md:justify-end">
              {props.cancelLabel && (
                <AlertDialog.Close render={<Button />}>{props.cancelLabel}</AlertDialog.Close>
              )}
              <Button
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                {...(busyLabel !== undefined && { busyLabel })}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
