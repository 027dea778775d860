import { Menu } from '@base-ui/react/menu'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'

interface MenuItem {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onSelect: () => void
  readonly danger?: boolean
  readonly disabled?: boolean
}

export interface MenuProps {
  /** The label of the button. */
  label: string
  /** On the button, instead of three dots. */
  icon?: LucideIcon
  items: readonly MenuItem[]
  /** Signs in a row above the items, of which at most one is chosen. */
  signs?: {
    readonly label: string
    readonly all: readonly string[]
    readonly chosen: string | null
    readonly labelOf: (sign: string) => string
    readonly onSelect: (sign: string) => void
  }
}

/** How the menu was first opened, before its script was loaded. */
export interface MenuOpener {
  /** The element that had the focus. */
  readonly element: Element | null
  readonly byKey: boolean
}

interface OpenMenuProps extends MenuProps {
  /** The popup is rendered inside it, so that no content is outside of the page's landmarks. */
  landmark: HTMLElement | null
  opener: MenuOpener
}

function Signs(props: NonNullable<MenuProps['signs']>): ReactNode {
  const { label, all, chosen, labelOf, onSelect } = props
  return (
    <Menu.RadioGroup
      aria-label={label}
      value={chosen}
      className="mb-1 flex justify-between border-b border-line pb-1"
    >
      {all.map((sign) => (
        <Menu.RadioItem
          key={sign}
          value={sign}
          aria-label={labelOf(sign)}
          closeOnClick
          onClick={() => onSelect(sign)}
          className={classNames(
            'flex size-11 cursor-default items-center justify-center rounded-inner text-[1.375rem] outline-none select-none data-highlighted:bg-raised md:size-10',
            sign === chosen && 'bg-accent-soft',
          )}
        >
          {sign}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

/** Replaces the plain button at its first press, already open. */
export function OpenMenu(props: OpenMenuProps): ReactNode {
  const { label, icon, items, signs, landmark, opener: first } = props
  const Mark = icon ?? Ellipsis
  const opener = useRef(first.element)
  const trigger = useRef<HTMLButtonElement>(null)
  // Opening by a click moves the focus to the first item, as for a key press.
  const begin = useEffectEvent(() => first.byKey && trigger.current?.click())
  useEffect(() => void begin(), [])
  /** Returns the focus to the element that opened the menu, such as a row of a list. */
  const goBack = (): false => {
    // The plain button that was pressed first was replaced by this one.
    const isThere = opener.current?.isConnected && opener.current !== document.body
    const from = isThere ? opener.current : trigger.current
    // The chosen action may have moved the focus by then; it must stay there.
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
        <Mark className={icon ? 'size-[18px]' : 'size-5'} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal {...(landmark && { container: landmark })}>
        <Menu.Positioner
          positionMethod="fixed"
          sideOffset={4}
          // A row of signs is wide: from a button at the left it would reach over the navigation.
          align={signs ? 'start' : 'end'}
          className="z-40"
        >
          <Menu.Popup
            finalFocus={goBack}
            className="min-w-44 rounded-control border border-line bg-surface p-1 shadow-float outline-none"
          >
            {signs && <Signs {...signs} />}
            {items.map(
              ({ label: text, icon: Icon, onSelect, danger = false, disabled = false }) => (
                <Menu.Item
                  key={text}
                  onClick={onSelect}
                  disabled={disabled}
                  className={classNames(
                    'flex h-11 cursor-default items-center gap-2.5 rounded-inner px-3 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-raised md:h-10',
                    danger && 'text-clip',
                  )}
                >
                  {Icon && <Icon className="size-4" aria-hidden="true" />}
                  {text}
                </Menu.Item>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
