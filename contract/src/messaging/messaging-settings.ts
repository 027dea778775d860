import * as z from 'zod/mini'
import { route } from '../route.ts'

/** What others see of how the viewer reads and writes. Who shows nothing sees nothing either. */
export const messagingSettings = z.object({
  /** How far one has read. */
  receipts: z.boolean(),
  /** That one is typing. */
  typing: z.boolean(),
})

export type MessagingSettings = z.infer<typeof messagingSettings>

export const getMessagingSettings = route('getMessagingSettings', {
  method: 'GET',
  path: '/messaging-settings',
  access: 'onboarded',
  summary: 'Whether others see that the viewer has read messages, and that the viewer is typing.',
  output: messagingSettings,
  errors: [],
})

export const updateMessagingSettings = route('updateMessagingSettings', {
  method: 'PATCH',
  path: '/messaging-settings',
  access: 'onboarded',
  summary: 'Changes them; what others have seen before stays.',
  body: z.partial(messagingSettings),
  output: messagingSettings,
  errors: [],
})
