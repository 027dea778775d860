import { App } from '@capacitor/app'

interface Steps {
  /** Whether a dialog, menu or sheet is open above the page. */
  readonly isCovered: () => boolean
  readonly canGoBack: () => boolean
  readonly goBack: () => void
}

/**
 * Does what apps do on Android: closes an overlay first, then goes back, and minimises the app on
 * the first page.
 */
export function followBackButton({ isCovered, canGoBack, goBack }: Steps): () => void {
  const listening = App.addListener('backButton', () => {
    if (isCovered()) pressEscape()
    else if (canGoBack()) goBack()
    else void App.minimizeApp().catch(() => {})
  })
  return () => void listening.then((one) => one.remove())
}

/** Every overlay closes on Escape and restores the focus. */
function pressEscape(): void {
  const press = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', press))
}
