export const pushTexts = {
  title: 'Push notifications',
  hint: 'They reach you while the app is closed.',
  loading: 'Loading your choices...',
  notLoaded: 'Your choices could not be loaded.',
  failed: 'That could not be saved. Try again.',
  device: 'On this device',
  messages: 'New messages',
  messagesHint: 'On all your devices, except for muted conversations.',
  previews: 'Show names and text',
  previewsHint: 'On all your devices. Otherwise a push says only what kind of thing has happened.',
} as const

/** The texts below the switch of this device. */
export const deviceTexts = {
  off: 'Nothing reaches this browser while the app is closed.',
  asking: 'Waiting for your browser, which may ask whether you allow it.',
  on: 'This browser tells you, until you sign out.',
  denied:
    'Your browser blocks notifications from this site. Allow them in its settings for this site, then press again.',
  failed: 'That did not work, and nothing has changed. Press again to retry.',
  cannot: 'This browser cannot show notifications while the app is closed.',
  homeScreen:
    'Add the app to your home screen first: Share, then Add to Home Screen. Open it there and come back here.',
} as const
