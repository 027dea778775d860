import { Popover } from '@base-ui/react/popover'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { useHover } from './use-hover.ts'

export interface HoverListProps {
  /** The name of the popup, and the title of the sheet on phones. */
  label: string
  /** The label of the button; it should say what the list shows, such as "412 members". */
  trigger: ReactNode
  /** The list. It is mounted only while it is open, and fetches its data then. */
  children: ReactNode
  /** In pixels; the list scrolls beyond it. */
  maxHeight?: number
}

interface HoverListBodyProps extends HoverListProps {
  button: RefObject<HTMLButtonElement | null>
  /** The popup is rendered inside it, so that no content is outside of the page's landmarks. */
  landmark: HTMLElement | null
  hover: ReturnType<typeof useHover>
  /** The list stays until it is closed, and has the focus. */
  pinned: boolean
  onPin: () => void
  onClose: () => void
}

export function HoverListBody(props: HoverListBodyProps): ReactNode {
  const { label, children, maxHeight = 600, button, landmark, pinned, onPin, onClose } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pinned) list.current?.focus({ preventScroll: true })
  }, [pinned])
  return (
    <Popover.Root
      open
      onOpenChange={(_, { event }) => {
        // The button handles a press on itself.
        if (!button.current?.contains(event.target as Node | null)) onClose()
      }}
    >
      <Popover.Portal {...(landmark && { container: landmark })}>
        <Popover.Positioner
          anchor={button}
          positionMethod="fixed"
          sideOffset={6}
          align="start"
          collisionPadding={12}
          // Only below or above: beside the button, the popup would cover its context.
          collisionAvoidance={{ fallbackAxisSide: 'none' }}
          className="z-30"
        >
          <Popover.Popup
            {...props.hover}
            aria-label={label}
            initialFocus={pinned ? list : false}
            finalFocus={pinned ? button : false}
            onPointerDown={onPin}
            onFocus={onPin}
            className="w-80 max-w-[calc(100vw-1.5rem)] overflow-hidden rounded-card border border-line bg-surface shadow-float outline-none"
          >
            <div
              ref={list}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable by keyboard
              role="group"
              aria-label={label}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
              tabIndex={0}
              className="overflow-y-auto overscroll-contain -outline-offset-2"
              style={{ maxHeight: `min(${maxHeight}px, var(--available-height))` }}
            >
              {children}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
