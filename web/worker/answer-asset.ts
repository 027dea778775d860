import { mayKeep } from './may-keep.ts'
import { cachesOf } from './cache-names.ts'
import type { Build } from './build.ts'

/** Its name has a hash: whichever build has kept it, it is the right one. */
export async function answerAsset(request: Request, build: Build): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (mayKeep(response)) await keep(request, response.clone(), build).catch(() => {})
  return response
}

/** A font that few need, say. */
async function keep(request: Request, response: Response, build: Build): Promise<void> {
  const [name] = cachesOf(await caches.keys(), build.id)
  if (name !== undefined) await (await caches.open(name)).put(request, response)
}
