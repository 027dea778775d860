import { Browser } from '@capacitor/browser'

/** Opens a system browser over the app. The app cannot see the pages in it. */
export const openInApp = (url: string): Promise<void> => Browser.open({ url })

/** Does nothing if no browser is open; some systems close it themselves. */
export const closeInApp = (): Promise<void> => Browser.close().catch(() => {})
