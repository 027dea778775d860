import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ConfirmBody } from './confirm-body.tsx'
import { backdropStyle, dialogStyle } from './dialog-style.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { uiTexts } from '../texts.ts'
import { useReturnFocus } from './return-focus.ts'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  footer?: ReactNode
  /** Typed text would be lost, so closing asks first. */
  unsaved?: boolean
  /** Makes it as high as the phone allows, whatever its content. */
  tall?: boolean
  /**
   * The content has no focusable element, so the sheet takes the focus itself and keys scroll it.
   */
  onlyText?: boolean
}

function Head({ title }: { title: string }): ReactNode {
  return (
    <header className="flex min-h-14 shrink-0 items-center justify-between gap-2 border-b border-line pr-1.5 pl-4 md:min-h-[60px] md:pr-2.5 md:pl-5">
      {/* On the title: the head of one line must not grow with it. */}
      <Dialog.Title className="min-w-0 py-3 text-title break-words">{title}</Dialog.Title>
      <Dialog.Close render={<IconButton label={uiTexts.close} />}>
        <X className="size-5" aria-hidden="true" />
      </Dialog.Close>
    </header>
  )
}

/**
 * A bottom sheet on phones, centred from 768 px. Head and foot stay, the middle scrolls; in a low
 * window all of it scrolls.
 */
export function SheetBody(props: SheetProps): ReactNode {
  const { open, onClose, title, unsaved = false, tall = false, onlyText = false } = props
  const body = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const returnFocus = useReturnFocus(open)
  const close = (): void => (unsaved ? setAsking(true) : onClose())
  const discard = (): void => {
    setAsking(false)
    onClose()
  }
  const firstField = (): HTMLElement | true =>
    body.current?.querySelector<HTMLElement>('[data-first] :is(input, button)') ??
    // A search above a list does not take the focus: the keyboard of a phone would cover the list.
    body.current?.querySelector<HTMLElement>(
      'input:not([hidden], [type=search]), textarea, select',
    ) ??
    true
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup
          initialFocus={firstField}
          finalFocus={returnFocus}
          className={classNames(
            dialogStyle,
            'flex flex-col short:block short:overflow-y-auto md:w-[512px]',
            tall && 'max-md:h-[calc(var(--screen)-2.5rem)] short:h-[calc(var(--screen)-0.5rem)]',
          )}
        >
          <Head title={title} />
          <div
            ref={body}
            {...(onlyText && { role: 'group', 'aria-label': title, tabIndex: 0 })}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 short:overflow-visible md:px-5 md:py-5"
          >
            {props.children}
          </div>
          {props.footer && (
            <footer className="flex shrink-0 gap-2 border-t border-line px-4 pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] max-md:*:flex-1 md:justify-end md:px-5">
              {props.footer}
            </footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
      <ConfirmBody
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={discard}
        title={uiTexts.discardTitle}
        confirmLabel={uiTexts.discardConfirm}
        cancelLabel={uiTexts.discardCancel}
        danger
      >
        {uiTexts.discardBody}
      </ConfirmBody>
    </Dialog.Root>
  )
}
