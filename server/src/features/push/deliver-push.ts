import type { PushMessage } from '@patchbay/contract/push'
import type { JobRun, JobServices } from '../../platform/jobs/job.ts'
import { sendToDevice } from '../../platform/push/onesignal.ts'
import { sendPush, type Push } from '../../platform/push/send-push.ts'
import { removeDeadDevice } from '../devices/public.ts'
import { mostAttempts } from './coming-pushes.ts'
import { getSenderKeys } from './push-keys.store.ts'
import type { BrowserReceiver, DeviceReceiver, PushReceiver } from './receivers.store.ts'
import { removeDead } from './subscriptions.store.ts'

/** How it travels; its topic is the tag. */
export type PushManner = Pick<Push, 'ttlSeconds' | 'urgency'>

type Sending = Pick<JobServices, 'db' | 'config' | 'now'>

interface Letter {
  readonly message: PushMessage
  readonly manner: PushManner
  /** What of this thing is told: another text for each time that something happens to it. */
  readonly moment: string
}

/** Topics are short, and only letters and digits: of an id, all but its hyphens. */
const topicOf = (tag: string): string => tag.replaceAll('-', '')

/**
 * Sends it to one browser or device. One that is gone is forgotten; a service that is busy or away
 * is asked again ever later, until what it would tell is no news any more.
 */
export async function deliverPush(
  services: Sending,
  receiver: PushReceiver,
  letter: Letter,
  { attempt, signal, log }: JobRun,
): Promise<void> {
  const isLast = attempt >= mostAttempts
  try {
    const sent =
      receiver.player_id === null
        ? await toBrowser(services, receiver, letter, signal)
        : await toDevice(services, receiver, letter, signal)
    if (sent === undefined) return
    const { outcome, status } = sent
    if (outcome === 'gone') return await forget(services, receiver)
    if (outcome === 'refused') log.warn({ status }, 'a push was refused')
    if (outcome === 'later') throw new Error(`The push service answered ${status}.`)
  } catch (error) {
    // Nothing is left for an operator to do: the news is old by then.
    if (!isLast) throw error
    log.warn({ err: error }, 'a push was given up')
  }
}

async function toBrowser(
  { db, config, now }: Sending,
  browser: BrowserReceiver,
  { message, manner }: Letter,
  signal: AbortSignal,
) {
  const keys = await getSenderKeys(db)
  const push = { text: JSON.stringify(message), topic: topicOf(message.tag), ...manner }
  const { pushSubject: subject, development: toLoopback } = config
  return sendPush(browser, push, { keys, subject, toLoopback, now: now(), signal })
}

/** Nowhere, where no service is configured. */
function toDevice(
  { config: { oneSignal } }: Sending,
  { id, player_id: playerId }: DeviceReceiver,
  { message, manner, moment }: Letter,
  signal: AbortSignal,
) {
  if (oneSignal === undefined) return undefined
  const news = `${id} ${message.tag} ${moment}`
  return sendToDevice(oneSignal, playerId, { ...message, ...manner, news }, signal)
}

const forget = ({ db }: Sending, receiver: PushReceiver): Promise<void> =>
  receiver.player_id === null
    ? removeDead(db, receiver)
    : removeDeadDevice(db, { id: receiver.id, playerId: receiver.player_id })
