import * as z from 'zod/mini'
import { route } from './route.ts'

/** As `PushManager.subscribe` takes it for `applicationServerKey`. */
export const getPushKey = route('getPushKey', {
  method: 'GET',
  path: '/push/key',
  access: 'onboarded',
  summary: 'The public key with which a browser subscribes to pushes of this installation.',
  output: z.object({ key: z.string() }),
  errors: [],
})

/** What a browser’s `PushSubscription.toJSON()` says. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(2_000)),
  keys: z.object({
    /** A point of P-256, uncompressed. */
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

/** For all of one’s browsers. Which notices are pushed is what the settings of notices say. */
export const pushSettings = z.object({
  /** Whether one is told of messages. */
  messages: z.boolean(),
  /** Whether names and words are told, or only that there is something. */
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

/** What a push carries to the service worker, encrypted for one browser. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Where it leads, below our own origin. */
  path: z.string(),
  /** One with the same tag takes the place of the one before. */
  tag: z.string(),
  /** Whether it is heard again where it takes that place: a message is, one more like is not. */
  renotify: z.boolean(),
  /** How much one has not read, of notices and conversations. */
  badge: z.int(),
})

export type PushMessage = z.infer<typeof pushMessage>
