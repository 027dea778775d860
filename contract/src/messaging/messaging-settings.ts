import * as z from 'zod/mini'
import { route } from '../route.ts'

/** Whose first message, or invitation to a group, arrives at once; from others it is a request. */
export const circles = ['everyone', 'communities', 'nobody'] as const

export type Circle = (typeof circles)[number]

const circle = z.enum(circles)

/**
 * What others see of how the viewer reads and writes, and from whom the viewer hears. Who shows
 * nothing sees nothing either.
 */
export const messagingSettings = z.object({
  /** How far one has read. */
  receipts: z.boolean(),
  /** That one is typing. */
  typing: z.boolean(),
  /** That one is online, and when one was last seen. Off unless the viewer switches it on. */
  presence: z.boolean(),
  /** Who may write to the viewer without asking first: everyone, members of the same communities, or nobody new. */
  mayWrite: circle,
  /** Who may add the viewer to groups without asking first. */
  mayAdd: circle,
})

export type MessagingSettings = z.infer<typeof messagingSettings>

export const getMessagingSettings = route('getMessagingSettings', {
  method: 'GET',
  path: '/messaging-settings',
  access: 'onboarded',
  summary:
    'Whether others see that the viewer has read messages, is typing, and is online; and who may write to the viewer without asking first.',
  output: messagingSettings,
  errors: [],
})

export const updateMessagingSettings = route('updateMessagingSettings', {
  method: 'PATCH',
  path: '/messaging-settings',
  access: 'onboarded',
  summary:
    'Changes them; what others have seen before stays, except when the viewer was last seen.',
  body: z.partial(messagingSettings),
  output: messagingSettings,
  errors: [],
})
