export const deviceTexts = {
  panel: 'On this device',
  notifications: 'Notifications',
  on: 'On',
  blocked: 'Blocked',
  unsupported: 'Not supported',
  allow: 'Allow them in the settings of your device.',
} as const

/** Alerts for developers, who would not notice otherwise; nobody else sees them. */
export const problemTexts = {
  missingSdk: 'Push: the part of the app that receives notifications is missing.',
  denied: 'Push: notifications are not allowed on this device.',
  missingPlayerId: 'Push: this device has no player id.',
  notStored: 'Push: the player id could not be stored.',
} as const
