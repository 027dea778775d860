interface Change {
  readonly oldSubscription: PushSubscription | null
  readonly newSubscription: PushSubscription | null
}

/**
 * The browser has dropped a subscription. The server is notified of the new one, or that there is
 * none. If nobody is signed in any more, the subscription is not renewed.
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
