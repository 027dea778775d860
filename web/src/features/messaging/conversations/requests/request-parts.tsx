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
const ShowDeferred = createContext<Show | undefined>(undefined)

interface DeferFilesProps {
  isDeferred: boolean
  children: ReactNode
}

/** Files of somebody new are not loaded before the viewer asks for them. */
export function DeferFiles({ isDeferred, children }: DeferFilesProps): ReactNode {
  const [isShown, setIsShown] = useState(false)
  return (
    <ShowDeferred.Provider value={isDeferred && !isShown ? setIsShown : undefined}>
      {children}
    </ShowDeferred.Provider>
  )
}

/** Whether files are not shown before the viewer asks for them. */
export const useFilesDeferred = (): boolean => use(ShowDeferred) !== undefined

interface DeferredFilesProps {
  count: number
  children: ReactNode
}

/** The files, or a button in their place. */
export function DeferredFiles({ count, children }: DeferredFilesProps): ReactNode {
  const show = use(ShowDeferred)
  if (!show) return children
  return (
    <Button size="sm" onClick={() => show(true)}>
      {texts.showFiles(count)}
    </Button>
  )
}
