import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@patchbay/contract/notices/push'
import { call } from '../../../platform/http/api.ts'
import { wait } from '../../../platform/state/wait.ts'
import type { Sessions } from '../../accounts/sessions/public.ts'
import { mark, unmark } from './push-mark.ts'

const timeoutMilliseconds = 20_000

/** A push service that does not answer, or a worker that never becomes ready, counts as failed. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    wait(timeoutMilliseconds).then(() => {
      throw new Error('The browser does not answer.')
    }),
  ])

/** Browsers lack some of these, despite the types: on iPhones all pages that are not installed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

const encode = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A subscription with another key never receives anything. Some browsers do not reveal the key. */
export function isOfKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey
  return own === null || encode(own) === key
}

/** Requires permission. An earlier subscription that does not work is replaced. */
export async function subscribe({ state }: Pick<Sessions, 'state'>): Promise<void> {
  const userId = state().user?.id
  const { key } = await call(getPushKey)
  const { pushManager } = await inTime(navigator.serviceWorker.ready)
  const earlier = await pushManager.getSubscription()
  if (earlier && !isOfKey(earlier, key)) await inTime(earlier.unsubscribe())
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await inTime(pushManager.subscribe(options))
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  try {
    const { endpoint } = subscription
    await call(subscribeToPush, { body: { endpoint, keys: { p256dh, auth } } })
  } catch (error) {
    // Undone: a subscription that the server does not know is useless.
    if (earlier?.endpoint !== subscription.endpoint) void giveUp(subscription)
    throw error
  }
  // A person who has signed out meanwhile wants none, neither now nor when they come back.
  if (userId === undefined || state().user?.id !== userId) return giveUp(subscription)
  mark(userId)
}

/** The server first: then it sends no pushes to a removed subscription. */
export async function unsubscribe(): Promise<void> {
  await call(unsubscribeFromPush)
  unmark()
  void giveUp(await findSubscription())
}

/** Best effort: the push service may be dead, and nothing waits for it. */
export async function giveUp(subscription: PushSubscription | null): Promise<void> {
  await subscription?.unsubscribe().catch(() => false)
}
