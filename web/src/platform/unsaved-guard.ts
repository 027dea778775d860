import { useBlocker } from '@tanstack/react-router'

interface UnsavedGuard {
  /** Somewhere else was chosen, and waits for the answer. */
  readonly asking: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/** While something is unsaved, nothing leads away unasked: no link, no Back, no closed tab. */
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
