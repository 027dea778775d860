import * as z from 'zod/mini'
import { route } from '../route.ts'

/** The key in the form that `PushManager.subscribe` needs as `applicationServerKey`. */
export const getPushKey = route('getPushKey', {
  method: 'GET',
  path: '/push/key',
  access: 'onboarded',
  summary: 'The public key with which a browser subscribes to pushes of this installation.',
  output: z.object({ key: z.string() }),
  errors: [],
})

/** The result of a browser’s `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
  /** The server does not use it: push services say themselves when a subscription has ended. */
  expirationTime: z.optional(z.nullable(z.number())),
  endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(2_000)),
  keys: z.object({
    /** An uncompressed point of P-256. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
})

export type PushSubscriptionKeys = z.infer<typeof pushSubscription>

export const subscribeToPush = route('subscribeToPush', {
  method: 'PUT',
  path: '/push/subscription',
  access: 'onboarded',
  summary: 'Lets this browser be reached while no page is open, until its session ends.',
  body: pushSubscription,
  output: null,
  errors: [],
})

export const unsubscribeFromPush = route('unsubscribeFromPush', {
  method: 'DELETE',
  path: '/push/subscription',
  access: 'member',
  summary: 'This browser is no longer reached; also fine where it was not.',
  output: null,
  errors: [],
})

/** For all browsers of the person. The settings of notices decide which notices are pushed. */
export const pushSettings = z.object({
  /** Whether messages are pushed. */
  messages: z.boolean(),
  /** Whether a push shows names and text, or only that there is something new. */
  previews: z.boolean(),
})

export type PushSettings = z.infer<typeof pushSettings>

export const getPushSettings = route('getPushSettings', {
  method: 'GET',
  path: '/push/settings',
  access: 'onboarded',
  summary: 'What is pushed to one, and whether this browser is subscribed.',
  output: z.object({ ...pushSettings.shape, subscribed: z.boolean() }),
  errors: [],
})

export const updatePushSettings = route('updatePushSettings', {
  method: 'PATCH',
  path: '/push/settings',
  access: 'onboarded',
  summary: 'Changes what is pushed to one; what is not named stays.',
  body: z.partial(pushSettings),
  output: z.object({ ...pushSettings.shape, subscribed: z.boolean() }),
  errors: [],
})

/** The payload of a push to the service worker, encrypted for one browser. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** The page to open, as a path on our own origin. */
  path: z.string(),
  /** A notification replaces the one before that has the same tag. */
  tag: z.string(),
  /** Whether the replacement alerts again: a new message does, one more like does not. */
  renotify: z.boolean(),
  /** The number of unread notices and conversations. */
  badge: z.int(),
})

export type PushMessage = z.infer<typeof pushMessage>
