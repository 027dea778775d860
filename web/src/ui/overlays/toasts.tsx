import { Toast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { uiTexts } from '../texts.ts'
import { takeToasts, useWaitingToasts, type ToastRequest } from './toast.ts'

const manager = Toast.createToastManager<ToastRequest>()

function show(request: ToastRequest): void {
  const urgent = request.tone === 'error'
  manager.add({
    // A repeated message is shown once, and its timeout restarts.
    ...(!request.onUndo && !request.action && { id: `${request.tone} ${request.message}` }),
    title: request.message,
    priority: urgent ? 'high' : 'low',
    data: request,
  })
}

const actionOf = ({ onUndo, action }: ToastRequest): ToastRequest['action'] =>
  onUndo ? { label: uiTexts.undo, onPress: onUndo } : action

function List(): ReactNode {
  const { toasts, close } = Toast.useToastManager<ToastRequest>()
  return toasts.map((toast) => {
    const action = toast.data && actionOf(toast.data)
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        // A live region of the library announces it. It is no dialog, and only its buttons are stops.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is the library's
        role="group"
        aria-modal={undefined}
        tabIndex={-1}
        swipeDirection={['down', 'right']}
        className={classNames(
          'flex w-full items-center gap-2 rounded-control border bg-surface py-1.5 pr-1.5 pl-4 shadow-float',
          'transition-[opacity,translate] duration-200 ease-out data-ending-style:opacity-0',
          'data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0',
          toast.data?.tone === 'error' ? 'border-clip' : 'border-line',
        )}
      >
        <Toast.Title
          className="min-w-0 flex-1 py-1.5 text-body font-medium break-words"
          render={<p />}
        />
        {action && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              action.onPress()
              close(toast.id)
            }}
          >
            <span className="text-accent-text">{action.label}</span>
          </Button>
        )}
        <Toast.Close
          render={(props) => (
            // While hidden it is not announced with the message and must not take the focus. A
            // pointer, or the focus in the toasts (F6), shows it.
            <IconButton
              {...props}
              label={uiTexts.close}
              size="sm"
              tabIndex={props['aria-hidden'] === true ? -1 : 0}
            />
          )}
        >
          <X className="size-4" aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
    )
  })
}

/** Five seconds each, three at most; hover and focus pause the timeout. */
export function Toasts(): ReactNode {
  const waiting = useWaitingToasts()
  useEffect(() => {
    if (waiting.length === 0) return undefined
    let here = true
    // This waits until after the effect: in Strict Mode React mounts this component twice, and
    // toasts taken in between would be lost.
    queueMicrotask(() => here && takeToasts().forEach(show))
    return () => {
      here = false
    }
  }, [waiting])
  return (
    <Toast.Provider toastManager={manager} timeout={5000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={uiTexts.statusMessages}
          // A sheet on a phone has its fields and buttons at the bottom.
          className="fixed inset-x-4 bottom-nav z-50 mx-auto mb-[calc(var(--phone-foot,0px)+.75rem)] flex max-w-[26rem] flex-col gap-2 max-md:in-[:root:has([role=dialog][data-open])]:top-[calc(env(safe-area-inset-top)+.75rem)] max-md:in-[:root:has([role=dialog][data-open])]:bottom-auto md:right-6 md:bottom-[calc(var(--foot,0px)+1.5rem)] md:left-auto md:mx-0 md:mb-0 md:w-[26rem]"
        >
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
