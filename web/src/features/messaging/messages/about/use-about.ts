import { useState } from 'react'
import { storage } from '../../../../platform/storage/storage.ts'
import { mediaHook } from '../../../../platform/page/screen-width.ts'

/** Screens with room for a third pane beside a list and a conversation. */
const useRoomy = mediaHook('(width >= 1440px)')

const key = 'messages-about-open'

export interface AboutState {
  /** The content stands there now, if it is open. */
  readonly shown: 'pane' | 'sheet' | undefined
  readonly show: () => void
  readonly close: () => void
  /** Only where there is room for a pane. */
  readonly toggle: (() => void) | undefined
}

/**
 * Whether the details of a conversation are open: on a wide screen a pane, which is remembered in
 * this browser, otherwise a sheet until it is closed.
 */
export function useAbout(): AboutState {
  const isRoomy = useRoomy()
  const [isPane, setIsPane] = useState(() => storage.read(key) !== 'false')
  const [isSheet, setIsSheet] = useState(false)
  const keepPane = (next: boolean): void => {
    storage.write(key, String(next))
    setIsPane(next)
  }
  if (isRoomy)
    return {
      shown: isPane ? 'pane' : undefined,
      show: () => keepPane(true),
      close: () => keepPane(false),
      toggle: () => keepPane(!isPane),
    }
  return {
    shown: isSheet ? 'sheet' : undefined,
    show: () => setIsSheet(true),
    close: () => setIsSheet(false),
    toggle: undefined,
  }
}
