export interface ToastRequest {
  readonly message: string
  readonly tone?: 'plain' | 'error'
  readonly onUndo?: () => void
}

/** Requests wait here until the part that shows them has loaded (see toast-host.tsx). */
let waiting: readonly ToastRequest[] = []
const listeners = new Set<() => void>()

export function showToast(request: ToastRequest): void {
  waiting = [...waiting, request]
  listeners.forEach((listener) => listener())
}

export const toastQueue = {
  current: (): readonly ToastRequest[] => waiting,
  takeAll: (): readonly ToastRequest[] => {
    const taken = waiting
    if (taken.length > 0) {
      waiting = []
      listeners.forEach((listener) => listener())
    }
    return taken
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
