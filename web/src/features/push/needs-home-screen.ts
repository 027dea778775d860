/** iPhones and iPads, which say that they are Macs, let only installed apps show anything. */
export function needsHomeScreen(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isApple =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple && !window.matchMedia('(display-mode: standalone)').matches
}
