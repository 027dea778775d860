const name = 'ChunkError'

/**
 * Renames the error of a script that could not be loaded (dead server, or a new release without
 * it). The router reacts to the browser's own message by reloading, which shows the browser's error
 * page if the server is down. The renamed error reaches our error page instead.
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

/** Reloads only if the server answers, so that our message stays on screen until then. */
export async function reloadWhenReachable(): Promise<boolean> {
  const reachable = await fetch(location.href, { cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  )
  if (reachable) location.reload()
  return reachable
}
