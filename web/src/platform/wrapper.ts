interface Bridged {
  readonly Capacitor?: { readonly isNativePlatform?: () => boolean }
}

/** Whether the page runs in the native app, and not in a browser. */
export const isWrapped = (): boolean => (window as Bridged).Capacitor?.isNativePlatform?.() === true
