import { createContext, use, useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { lazyPart } from '../../../../ui/states/lazy-part.tsx'
import type { RequestBarProps } from './request-bar.tsx'
import { conversationTexts as texts } from '../texts.ts'

/** Loaded when a request is opened. */
export const RequestBar = lazyPart<RequestBarProps>(() =>
  import('./request-bar.tsx').then((module) => module.RequestBar),
)

type Show = (isShown: true) => void

/** Shows the files; undefined if they are shown already. */
const Hold = createContext<Show | undefined>(undefined)

interface HoldFilesProps {
  isHeld: boolean
  children: ReactNode
}

/** Files of somebody new are not loaded before the viewer asks for them. */
export function HoldFiles({ isHeld, children }: HoldFilesProps): ReactNode {
  const [isShown, setIsShown] = useState(false)
  return (
    <Hold.Provider value={isHeld && !isShown ? setIsShown : undefined}>{children}</Hold.Provider>
  )
}

/** Whether files are not shown before the viewer asks for them. */
export const useHeld = (): boolean => use(Hold) !== undefined

interface HeldFilesProps {
  count: number
  children: ReactNode
}

/** The files, or a button in their place. */
export function HeldFiles({ count, children }: HeldFilesProps): ReactNode {
  const show = use(Hold)
  if (!show) return children
  return (
    <Button size="sm" onClick={() => show(true)}>
      {texts.showFiles(count)}
    </Button>
  )
}
