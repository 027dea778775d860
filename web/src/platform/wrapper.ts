declare global {
  interface Window {
    /** Put there by the native app before the page. */
    Capacitor?: { readonly isNativePlatform?: () => boolean }
  }
}

/** Whether the page runs inside the native app. All else that is only for it is loaded then. */
export const isWrapped = (): boolean => window.Capacitor?.isNativePlatform?.() === true
