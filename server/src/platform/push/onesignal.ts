import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { OneSignalConfig } from '../config.ts'
import { readAtMost } from '../outbound/read-at-most.ts'
import { outcomeOf, type Push, type PushOutcome } from './send-push.ts'

export interface DevicePush extends Pick<Push, 'ttlSeconds' | 'urgency'> {
  readonly title: string
  readonly body: string
  /** The path within the app that it opens. */
  readonly path: string
  /** Replaces an earlier notification with the same tag. */
  readonly tag: string
  readonly badge: number
  /** The same for all attempts to send the same news to the same device, and unique otherwise. */
  readonly news: string
}

const timeoutSeconds = 5
const mostBytes = 64 * 1024

/** Sends to one installation of the native app, which the service knows by its player id. */
export async function sendToDevice(
  { appId, apiKey, url }: OneSignalConfig,
  playerId: string,
  push: DevicePush,
  signal: AbortSignal,
): Promise<{ readonly outcome: PushOutcome; readonly status: number }> {
  const response = await fetch(`${url}/notifications`, {
    method: 'POST',
    headers: {
      authorization: `Key ${apiKey}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      app_id: appId,
      target_channel: 'push',
      include_subscription_ids: [playerId],
      ...wordsOf(push),
      data: { path: push.path },
      collapse_id: push.tag,
      ios_badgeType: 'SetTo',
      ios_badgeCount: push.badge,
      ttl: push.ttlSeconds,
      priority: push.urgency === 'low' ? 5 : 10,
      idempotency_key: keyOf(push.news),
    }),
    // A redirect leads to a host that the operator has not configured.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1_000)]),
  })
  const { status } = response
  const text = await readAtMost(response, mostBytes)
  return { outcome: outcomeOfAnswer(status, text, playerId), status }
}

/** The service requires a body text; without one, the title becomes the body. */
function wordsOf({ title, body }: Pick<DevicePush, 'title' | 'body'>) {
  return body === ''
    ? { contents: { en: plain(title) } }
    : { headings: { en: plain(title) }, contents: { en: plain(body) } }
}

/** The service expands templates, and text from people must never be treated as a template. */
const plain = (words: string): string => words.replaceAll(/\{(?=[{%])/g, '{\u200b')

/** The service expects an idempotency key in the form of a random UUID. */
function keyOf(news: string): string {
  const hex = createHash('sha256').update(news).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

const ids = z.optional(z.array(z.string()))
const answer = z.object({
  errors: z.optional(
    z.union([
      z.array(z.unknown()),
      z.object({ invalid_player_ids: ids, invalid_subscription_ids: ids }),
    ]),
  ),
})

/** Even with a success status, the service may report that it reached no device. */
function outcomeOfAnswer(status: number, text: string | undefined, playerId: string): PushOutcome {
  const outcome = outcomeOf(status)
  // A wrong key or a wrong service address says nothing about the device.
  if (outcome !== 'sent') return outcome === 'gone' ? 'refused' : outcome
  const { data } = z.safeParse(answer, parseJson(text ?? ''))
  if (data === undefined) return 'later'
  const { errors } = data
  if (errors === undefined) return 'sent'
  if (Array.isArray(errors))
    return errors.some((error) => /not subscribed/i.test(String(error))) ? 'gone' : 'refused'
  const invalid = [...(errors.invalid_player_ids ?? []), ...(errors.invalid_subscription_ids ?? [])]
  return invalid.includes(playerId) ? 'gone' : 'refused'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
