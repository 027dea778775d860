/** No such file, or a build without a worker, which answers every address with its page. */
export const isWithdrawn = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 404 ||
  status === 410 ||
  (status === 200 && (headers.get('content-type') ?? '').startsWith('text/html'))

/**
 * The way back: where the server no longer has a worker, this one goes and leaves nothing. A page
 * that registers it in the same moment revives it, which is why it looks again when one begins.
 */
export async function retireIfWithdrawn(scope: ServiceWorkerGlobalScope): Promise<boolean> {
  const init = { method: 'HEAD', cache: 'no-store', redirect: 'error' } as const
  const response = await fetch(scope.location.pathname, init).catch(() => undefined)
  if (!response || !isWithdrawn(response)) return false
  await scope.registration.unregister()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return true
}
