import { observable } from '../../platform/state/observable.ts'

export interface ToastRequest {
  readonly message: string
  readonly tone?: 'plain' | 'error'
  readonly onUndo?: () => void
  /** Another button in its place. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

const [use, set, read] = observable<readonly ToastRequest[]>([])

/** Toasts wait here until the component that shows them is loaded (see toast-host.tsx). */
export const useWaitingToasts = use

export const showToast = (request: ToastRequest): void => set([...read(), request])

export function takeToasts(): readonly ToastRequest[] {
  const taken = read()
  if (taken.length > 0) set([])
  return taken
}
