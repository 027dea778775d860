export const eventSwitchTexts = {
  label: 'Public event page',
  hint: 'Everyone can read it, also without signing in, and search engines can find it. Who comes and the link of a meeting stay for members.',
  failed: 'That could not be changed. Try again.',
} as const
