import { Ellipsis } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import { LazyPart, lazyPart } from '../states/lazy-part.tsx'
import type { MenuOpener, MenuProps } from './open-menu.tsx'

export const OpenMenu = lazyPart(() => import('./popups.ts').then((module) => module.OpenMenu), {
  isMain: true,
})

/** The script of the menu is loaded when a pointer or the focus comes near. */
export function Menu(props: MenuProps): ReactNode {
  const { icon } = props
  const Mark = icon ?? Ellipsis
  const [opened, setOpened] = useState(false)
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const [opener, setOpener] = useState<MenuOpener>({ element: null, byKey: false })
  const open = (event: MouseEvent): void => {
    setLandmark(event.currentTarget.closest<HTMLElement>('[role=dialog], main'))
    // A click with detail 0 comes from the keyboard.
    setOpener({ element: document.activeElement, byKey: event.detail === 0 })
    setOpened(true)
  }
  const button = (
    <IconButton
      label={props.label}
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void OpenMenu.prepare()}
      onFocus={() => void OpenMenu.prepare()}
      onClick={open}
    >
      <Mark className={icon ? 'size-[18px]' : 'size-5'} aria-hidden="true" />
    </IconButton>
  )
  return (
    <LazyPart open={opened} fallback={button} onFailure={() => setOpened(false)}>
      <OpenMenu {...props} landmark={landmark} opener={opener} />
    </LazyPart>
  )
}
