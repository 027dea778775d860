/** Closes the matching notifications that are shown on this device. */
export async function closeShown(isMeant: (path: unknown) => boolean): Promise<void> {
  if (Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) {
    const { path } = (notification.data ?? {}) as { path?: unknown }
    if (isMeant(path)) notification.close()
  }
}
