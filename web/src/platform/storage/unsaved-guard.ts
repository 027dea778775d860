import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

interface UnsavedGuard {
  /** A navigation was started and waits for the person's decision. */
  readonly asking: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/**
 * While something is unsaved, links, Back and closing the tab ask for confirmation. The navigation
 * is undone at once and repeated if the person leaves: an address that stayed at the other page
 * while the question is open would let a second Back leave without it.
 */
export function useUnsavedGuard(isUnsaved: boolean): UnsavedGuard {
  const { history } = useRouter()
  const [wanted, setWanted] = useState<() => void>()
  useEffect(() => {
    if (!isUnsaved) return undefined
    const unblock = history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        const { href, state } = nextLocation
        const steps = state.__TSR_index - currentLocation.state.__TSR_index
        setWanted(() => () => {
          if (action === 'PUSH') history.push(href, state, { ignoreBlocker: true })
          else if (action === 'REPLACE') history.replace(href, state, { ignoreBlocker: true })
          else history.go(steps, { ignoreBlocker: true })
        })
        return true
      },
    })
    return () => {
      unblock()
      setWanted(undefined)
    }
  }, [isUnsaved, history])
  return {
    asking: wanted !== undefined,
    leave: () => {
      setWanted(undefined)
      wanted?.()
    },
    stay: () => setWanted(undefined),
  }
}
