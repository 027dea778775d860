import { isPostable, post } from '../outbound/post.ts'
import { encrypt, type BrowserKeys } from './encrypt.ts'
import { authorize, type SenderKeys } from './vapid.ts'

export interface Push {
  readonly text: string
  /** For how long the service keeps it, while the browser is away. */
  readonly ttlSeconds: number
  readonly urgency: 'low' | 'normal' | 'high'
  /** Of what waits there under the same topic only the newest is kept: 32 letters of base64url. */
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

/** `gone`: nobody is there any more. `later`: another attempt might do. `refused`: none will. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

/** No service needs longer, and a job must not wait for one that is stuck. */
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
  // 403: bound to other keys than ours. Its page makes a new one.
  if (status === 403 || status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
