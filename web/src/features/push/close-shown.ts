/** Takes away the notifications that are shown on this device, of those that are meant. */
export async function closeShown(isMeant: (path: unknown) => boolean): Promise<void> {
  if (Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) {
    const { path } = (notification.data ?? {}) as { path?: unknown }
    if (isMeant(path)) notification.close()
  }
}
