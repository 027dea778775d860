import { answerAsset } from './answer-asset.ts'
import { answerPage } from './answer-page.ts'
import type { Build } from './build.ts'
import { cachedPage } from './cached-page.ts'
import { retireIfWithdrawn } from './retire.ts'
import { strategyFor } from './strategy.ts'

const timeoutMilliseconds = 3000

/** Answers the requests of pages. */
export function serve(scope: ServiceWorkerGlobalScope, build: Build): void {
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const strategy = strategyFor(request, scope.location.origin)
    if (strategy === 'asset') event.respondWith(answerAsset(request))
    if (strategy === 'page') event.respondWith(page(event))
  })

  function page(event: FetchEvent): Promise<Response> {
    const network = fetch(event.request)
    event.waitUntil(network.then(() => retireIfWithdrawn(scope)).catch(() => {}))
    return answerPage({
      fromNetwork: () => network,
      fromCache: () => cachedPage(build),
      timeout: () => new Promise((resolve) => setTimeout(resolve, timeoutMilliseconds)),
    })
  }
}
