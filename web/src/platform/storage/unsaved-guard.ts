import { useBlocker } from '@tanstack/react-router'

interface UnsavedGuard {
  /** A navigation was started and waits for the person's decision. */
  readonly asking: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/** While something is unsaved, links, Back and closing the tab ask for confirmation. */
export function useUnsavedGuard(isUnsaved: boolean): UnsavedGuard {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: isUnsaved,
    disabled: !isUnsaved,
    withResolver: true,
  })
  return {
    asking: status === 'blocked',
    leave: () => proceed?.(),
    stay: () => reset?.(),
  }
}
