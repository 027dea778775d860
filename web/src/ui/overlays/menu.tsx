import { Ellipsis } from 'lucide-react'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import type { MenuOpener, MenuProps } from './menu-props.ts'
import { useLoaded } from '../states/use-loaded.ts'

export const importMenu = () => import('./open-menu.tsx').then((module) => module.OpenMenu)

/** The script of the menu is loaded when a pointer or the focus comes near. */
export function Menu(props: MenuProps): ReactNode {
  const [opened, setOpened] = useState(false)
  const [landmark, setLandmark] = useState<HTMLElement | null>(null)
  const [opener, setOpener] = useState<MenuOpener>({ element: null, byKey: false })
  const { part: OpenMenu, load, prepare } = useLoaded(importMenu)
  if (opened && OpenMenu) return <OpenMenu {...props} landmark={landmark} opener={opener} />
  const open = (event: MouseEvent): void => {
    setLandmark(event.currentTarget.closest<HTMLElement>('[role=dialog], main'))
    // A click with detail 0 comes from the keyboard.
    setOpener({ element: document.activeElement, byKey: event.detail === 0 })
    setOpened(true)
    void load().then(setOpened)
  }
  return (
    <IconButton
      label={props.label}
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void prepare()}
      onFocus={() => void prepare()}
      onClick={open}
    >
      <Ellipsis className="size-5" aria-hidden="true" />
    </IconButton>
  )
}
