import * as z from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { readAtMost } from '../../../platform/outbound/read-at-most.ts'

const timeoutMilliseconds = 15_000
const mostBytes = 1024 * 1024
/** A service that answers with more ids has made no choice. */
const mostIds = 100

const id = z.optional(z.uuid())
/** Services may use any of these names for a listing's id; all other fields are ignored. */
const chosen = z.pipe(
  z.object({ listing_id: id, listingId: id, id }),
  z.transform((one) => one.listing_id ?? one.listingId ?? one.id),
)
const answer = z.object({ recommendations: z.object({ matches: z.array(z.unknown()) }) })

/** The listings that the configured service chooses, the best first; they may not even exist. */
export async function askOutsideMatcher(
  url: string,
  description: string,
  timeout = timeoutMilliseconds,
): Promise<readonly string[]> {
  const text = await request(url, description, AbortSignal.timeout(timeout))
  const parsed = z.safeParse(answer, parseJson(text))
  if (!parsed.success) throw new AppError('match_failed', new Error('The answer has no matches.'))
  const ids = parsed.data.recommendations.matches.flatMap((match) => {
    const found = z.safeParse(chosen, match).data
    return found === undefined ? [] : [found.toLowerCase()]
  })
  return [...new Set(ids)].slice(0, mostIds)
}

/** The reason for a failure is logged, without the description and without the address. */
async function request(url: string, description: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ description }),
      // A redirect leads to a host that the operator has not configured.
      redirect: 'manual',
      signal,
    })
    if (response.status === 200) {
      const text = await readAtMost(response, mostBytes)
      if (text !== undefined) return text
    } else await response.body?.cancel()
    throw new Error(`It answered ${response.status}, or too much.`)
  } catch (error) {
    throw new AppError('match_failed', new Error(error instanceof Error ? error.name : 'unknown'))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
