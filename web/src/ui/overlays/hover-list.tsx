import { useRef, useState, type ReactNode } from 'react'
import { LazyPart, lazyPart } from '../states/lazy-part.tsx'
import type { HoverListProps } from './hover-list-body.tsx'
import { Sheet } from './sheet.tsx'
import { useHover } from './use-hover.ts'

const HoverListBody = lazyPart(() => import('./popups.ts').then((module) => module.HoverListBody))

const isPhone = (): boolean => window.matchMedia('(width < 768px)').matches

/**
 * `shown` while a pointer is near; `pinned` after a press on the button or in the list; `sheet` on
 * phones.
 */
type State = 'closed' | 'shown' | 'pinned' | 'sheet'

/**
 * A button that shows a list on hover, press, tap or by keyboard. The script of the popup is loaded
 * when a pointer or the focus comes near.
 */
export function HoverList(props: HoverListProps): ReactNode {
  const { label, trigger, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<State>('closed')
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const [isReady, setIsReady] = useState(false)

  const open = async (next: 'shown' | 'pinned'): Promise<void> => {
    if (isPhone()) {
      // Hovering does not open a sheet: it covers the page, and would reopen right after it was
      // closed.
      if (next === 'pinned') setState('sheet')
      return
    }
    setLandmark(button.current?.closest<HTMLElement>('[role=dialog], main') ?? null)
    setState((current) => (current === 'pinned' ? current : next))
    if (next === 'pinned') return
    // Only a press may report a failure.
    if (await HoverListBody.prepare()) setIsReady(true)
    else setState((current) => (current === 'shown' ? 'closed' : current))
  }
  const close = (): void => setState('closed')
  const hover = useHover(
    () => void open('shown'),
    () => setState((current) => (current === 'shown' ? 'closed' : current)),
  )
  const press = (): void => {
    if (state === 'pinned') close()
    else void open('pinned')
  }
  const isListed = state === 'pinned' || (state === 'shown' && isReady)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={state !== 'closed'}
        {...hover}
        onFocus={() => void HoverListBody.prepare()}
        onClick={press}
        className="-mx-1 inline-flex min-h-6 max-w-full items-center rounded-inner px-1 text-left transition-colors duration-150 hover:bg-raised aria-expanded:bg-raised"
      >
        {trigger}
      </button>
      <LazyPart open={isListed} onFailure={close}>
        {isListed && (
          <HoverListBody
            {...props}
            hover={hover}
            button={button}
            landmark={landmark}
            pinned={state === 'pinned'}
            onPin={() => setState('pinned')}
            onClose={close}
          />
        )}
      </LazyPart>
      <Sheet open={state === 'sheet'} onClose={close} title={label}>
        {state === 'sheet' && <div className="-mx-4 -my-4">{children}</div>}
      </Sheet>
    </>
  )
}
