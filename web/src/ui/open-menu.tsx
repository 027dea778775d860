import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import type { MenuOpener, MenuProps } from './menu-props.ts'

interface OpenMenuProps extends MenuProps {
  /** The popup stands inside it, so that no content is outside of the page's landmarks. */
  landmark: HTMLElement | null
  opener: MenuOpener
}

/** Takes the place of the plain button at its first press, already open. */
export function OpenMenu({ label, items, landmark, opener: first }: OpenMenuProps): ReactNode {
  const opener = useRef(first.element)
  const trigger = useRef<HTMLButtonElement>(null)
  // As if the key had found this button: then its first item has the focus.
  const begin = useEffectEvent(() => first.byKey && trigger.current?.click())
  useEffect(() => void begin(), [])
  /** Whoever opened it from elsewhere, such as a row of a list, goes on from there. */
  const goBack = (): false => {
    // The plain button that was pressed first is no longer there: this one is in its place.
    const isThere = opener.current?.isConnected && opener.current !== document.body
    const from = isThere ? opener.current : trigger.current
    // By then what was chosen may have taken the focus, and keeps it.
    queueMicrotask(() => {
      const now = document.activeElement
      const isFree = !now || now === document.body || now.closest('[role=menu]')
      if (isFree && from instanceof HTMLElement) from.focus({ preventScroll: true })
    })
    return false
  }
  const noteOpener = (open: boolean): void => {
    if (open) opener.current = document.activeElement
  }
  return (
    <Menu.Root defaultOpen={!first.byKey} onOpenChange={noteOpener}>
      <Menu.Trigger ref={trigger} render={<IconButton label={label} size="sm" />}>
        <Ellipsis className="size-5" aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal {...(landmark && { container: landmark })}>
        <Menu.Positioner positionMethod="fixed" sideOffset={4} align="end" className="z-40">
          <Menu.Popup
            finalFocus={goBack}
            className="min-w-44 rounded-control border border-line bg-surface p-1 shadow-float outline-none"
          >
            {items.map(({ label: text, icon: Icon, onSelect, danger = false }) => (
              <Menu.Item
                key={text}
                onClick={onSelect}
                className={classNames(
                  'flex h-11 cursor-default items-center gap-2.5 rounded-inner px-3 outline-none select-none data-highlighted:bg-raised md:h-10',
                  danger && 'text-clip',
                )}
              >
                {Icon && <Icon className="size-4" aria-hidden="true" />}
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
