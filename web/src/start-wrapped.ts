import type { AnyRouter } from '@tanstack/react-router'
import type { Sessions } from './features/accounts/sessions/public.ts'
import { followHandovers, isSpentHandover } from './features/accounts/sign-in/public.ts'
import { followBackButton } from './platform/native/back-button.ts'
import { openInApp } from './platform/native/in-app-browser.ts'
import { followKeyboard } from './platform/native/keyboard.ts'
import { followLinks } from './platform/native/links.ts'
import { codeOfLink, isOwnLink, pathOfLink } from './platform/native/own-link.ts'
import { openTokenStore } from './platform/native/token-store.ts'
import { hasOverlay } from './ui/overlays/overlay.ts'
import { uiTexts } from './ui/texts.ts'
import { showToast } from './ui/overlays/toast.ts'

/** The path that a link from outside leads to; `undefined` if there is none. */
async function targetOf(url: string): Promise<string | undefined> {
  const code = codeOfLink(url)
  if (code === undefined) return pathOfLink(url)
  // The system may open the app with the same URL twice, and again when the app resumes.
  if (await isSpentHandover(code)) return undefined
  return `/native/return?${new URLSearchParams({ code })}`
}

const sayFailed = (): void => showToast({ message: uiTexts.partFailed, tone: 'error' })

/** Prepares the native app before the first page is shown. Returns a stop function. */
export async function startWrapped(router: AnyRouter, sessions: Sessions): Promise<() => void> {
  await openTokenStore()
  const open = async (url: string): Promise<void> => {
    const href = await targetOf(url)
    if (href !== undefined) await router.navigate({ href })
    // For example a link from a mail that sets a new password; the browser handles it.
    else if (isOwnLink(url) && codeOfLink(url) === undefined) await openInApp(url)
  }
  const stops = [
    await followHandovers(sessions),
    followLinks((url) => void open(url).catch(sayFailed)),
    followBackButton({
      isCovered: hasOverlay,
      canGoBack: () => router.history.canGoBack(),
      goBack: () => router.history.back(),
    }),
    followKeyboard(),
  ]
  return () => stops.forEach((stop) => stop())
}
