import { Ellipsis } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { LazyPart, lazyPart } from '../states/lazy-part.tsx'
import type { MenuOpener, MenuProps } from './open-menu.tsx'

export const OpenMenu = lazyPart(() => import('./popups.ts').then((module) => module.OpenMenu), {
  isMain: true,
})

/** How and where a menu was opened; for `OpenMenu`. */
export interface OpenedMenu {
  readonly landmark: HTMLElement | null
  readonly opener: MenuOpener
}

interface MenuButtonProps extends Pick<MenuProps, 'label' | 'icon'> {
  /** Loads what the button opens, when a pointer or the focus comes near. */
  prepare: () => void
  /** An `OpenMenu`, which may come with the script of what it offers. */
  children: (opened: OpenedMenu) => ReactNode
}

/** The button of a menu until it is first pressed. */
export function MenuButton({ label, icon, prepare, children }: MenuButtonProps): ReactNode {
  const Mark = icon ?? Ellipsis
  const [isOpened, setIsOpened] = useState(false)
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const [opener, setOpener] = useState<MenuOpener>({ element: null, byKey: false })
  const open = (event: MouseEvent): void => {
    setLandmark(event.currentTarget.closest<HTMLElement>('[role=dialog], main'))
    // A click with detail 0 comes from the keyboard.
    setOpener({ element: document.activeElement, byKey: event.detail === 0 })
    setIsOpened(true)
  }
  const button = (
    <IconButton
      label={label}
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <Mark className={icon ? 'size-[18px]' : 'size-5'} aria-hidden="true" />
    </IconButton>
  )
  return (
    <LazyPart open={isOpened} fallback={button} onFailure={() => setIsOpened(false)}>
      {children({ landmark, opener })}
    </LazyPart>
  )
}

/** The script of the menu is loaded when a pointer or the focus comes near. */
export function Menu(props: MenuProps): ReactNode {
  const { label, icon } = props
  return (
    <MenuButton label={label} {...(icon && { icon })} prepare={() => void OpenMenu.prepare()}>
      {(opened) => <OpenMenu {...props} {...opened} />}
    </MenuButton>
  )
}
