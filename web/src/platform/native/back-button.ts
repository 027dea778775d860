import { App } from '@capacitor/app'

interface Steps {
  /** Whether something stands above the page. */
  readonly isCovered: () => boolean
  readonly canGoBack: () => boolean
  readonly goBack: () => void
}

/** As people know it: first what lies above, then the page before, and from the first one out. */
export function followBackButton({ isCovered, canGoBack, goBack }: Steps): () => void {
  const listening = App.addListener('backButton', () => {
    if (isCovered()) pressEscape()
    else if (canGoBack()) goBack()
    else void App.minimizeApp().catch(() => {})
  })
  return () => void listening.then((one) => one.remove())
}

/** Whatever opens above a page closes on this key, and gives the focus back. */
function pressEscape(): void {
  const press = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', press))
}
