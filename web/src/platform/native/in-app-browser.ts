import { Browser } from '@capacitor/browser'

/** Over the app, as a browser of the system's own: the app sees nothing of what happens in it. */
export const openInApp = (url: string): Promise<void> => Browser.open({ url })

/** Also fine where none is open, or where the system closes it itself. */
export const closeInApp = (): Promise<void> => Browser.close().catch(() => {})
