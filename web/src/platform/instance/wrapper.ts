interface Bridged {
  readonly Capacitor?: { readonly isNativePlatform?: () => boolean }
}

/** Whether the page runs in the native app. */
export const isWrapped = (): boolean => (window as Bridged).Capacitor?.isNativePlatform?.() === true
