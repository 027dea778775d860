import { isPostable, post } from '../outbound/post.ts'
import { encrypt, type BrowserKeys } from './encrypt.ts'
import { authorize, type SenderKeys } from './vapid.ts'

export interface Push {
  readonly text: string
  /** How long the service retains the push while the browser is offline. */
  readonly ttlSeconds: number
  readonly urgency: 'low' | 'normal' | 'high'
  /** The service retains only the newest push of a topic: 32 characters of base64url. */
  readonly topic: string
}

export interface PushTarget extends BrowserKeys {
  readonly endpoint: string
}

interface Sender {
  readonly keys: SenderKeys
  readonly subject: string
  readonly toLoopback: boolean
  readonly now: Date
  readonly signal: AbortSignal
}

/** `gone`: the subscription has ended. `later`: a retry may work. `refused`: it will not. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

/** Longer than any service needs, and short enough that a job is not blocked by one that hangs. */
const timeoutSeconds = 5

export async function sendPush(
  target: PushTarget,
  { text, ttlSeconds, urgency, topic }: Push,
  { keys, subject, toLoopback, now, signal }: Sender,
): Promise<{ readonly outcome: PushOutcome; readonly status: number }> {
  const url = new URL(target.endpoint)
  if (!isPostable(url, toLoopback)) return { outcome: 'refused', status: 0 }
  const status = await post(url, {
    headers: {
      authorization: authorize(url, keys, { subject, now }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: `${ttlSeconds}`,
      urgency,
      topic,
    },
    body: encrypt(text, target),
    seconds: timeoutSeconds,
    toLoopback,
    signal,
  })
  return { outcome: outcomeOf(status), status }
}

export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  // 403: the subscription belongs to other keys than ours. Its page will create a new one.
  if (status === 403 || status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
