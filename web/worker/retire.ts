/** There is no such file, or the build has no worker and answers every path with its page. */
export const isWithdrawn = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 404 ||
  status === 410 ||
  (status === 200 && (headers.get('content-type') ?? '').startsWith('text/html'))

/**
 * The rollback: if the server no longer has a worker, this worker unregisters and deletes its
 * caches. A page that registers it at the same moment revives it, so the check runs again when a
 * page starts.
 */
export async function retireIfWithdrawn(scope: ServiceWorkerGlobalScope): Promise<boolean> {
  const init = { method: 'HEAD', cache: 'no-store', redirect: 'error' } as const
  const response = await fetch(scope.location.pathname, init).catch(() => undefined)
  if (!response || !isWithdrawn(response)) return false
  await scope.registration.unregister()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return true
}
