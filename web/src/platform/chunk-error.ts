const name = 'ChunkError'

/**
 * Marks an error of a page's script that did not arrive (dead server, or a new release that no
 * longer has it). The router answers the browser's own message by reloading, which would replace
 * the app by the browser's error page when the server is down; renamed, it reaches our error page.
 */
export function markChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = name
    payload.message = 'A part of the app could not be loaded.'
  })
}

export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === name || /dynamically imported module|module script failed/i.test(error.message))

/** Reloads only when the server answers, so that the message stays on screen until then. */
export async function reloadWhenReachable(): Promise<boolean> {
  const reachable = await fetch(location.href, { cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  )
  if (reachable) location.reload()
  return reachable
}
