interface Change {
  readonly oldSubscription: PushSubscription | null
  readonly newSubscription: PushSubscription | null
}

/**
 * The browser has given up a subscription. The server hears of the one in its place, or that there
 * is none; where nobody is signed in any more, nobody is to be reached.
 */
export async function renewSubscription(
  manager: Pick<PushManager, 'subscribe'>,
  { oldSubscription, newSubscription }: Change,
  send: typeof fetch = fetch,
): Promise<void> {
  const path = '/api/push/subscription'
  const renewed =
    newSubscription ??
    (oldSubscription && (await manager.subscribe(optionsOf(oldSubscription)).catch(() => null)))
  if (renewed === null) return void (await send(path, { method: 'DELETE' }))
  const answer = await send(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(renewed),
  })
  if (answer.status === 401) await renewed.unsubscribe()
}

const optionsOf = ({ options }: PushSubscription): PushSubscriptionOptionsInit => ({
  userVisibleOnly: true,
  applicationServerKey: options.applicationServerKey,
})
