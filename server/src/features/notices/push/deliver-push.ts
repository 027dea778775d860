import type { PushMessage } from '@patchbay/contract/notices/push'
import type { Job, JobRun, JobServices } from '../../../platform/jobs/job.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { sendToDevice } from '../../../platform/push/onesignal.ts'
import { sendPush, type Push, type PushOutcome } from '../../../platform/push/send-push.ts'
import { removeDeadDevice } from '../devices/public.ts'
import { secondsUntilNext } from './coming-pushes.ts'
import { getSenderKeys } from './push-keys.store.ts'
import { queueOf } from './push-queue.ts'
import type { BrowserReceiver, DeviceReceiver, PushReceiver } from './receivers.store.ts'
import { removeDead } from './subscriptions.store.ts'

/** How it is delivered; its topic is the tag. */
export type PushManner = Pick<Push, 'ttlSeconds' | 'urgency'>

type Sending = Pick<JobServices, 'db' | 'config' | 'now'>

interface Letter {
  readonly message: PushMessage
  readonly manner: PushManner
  /** Identifies the occurrence: it differs each time that something happens to the same thing. */
  readonly moment: string
}

/** A topic must be short and have only letters and digits, so an id loses its hyphens. */
const topicOf = (tag: string): string => tag.replaceAll('-', '')

/** The job that sends it, which is enqueued again if the service is busy or unavailable. */
interface Sent<Payload extends { readonly attempt: number }> {
  readonly job: Pick<Job<Payload>, 'name' | 'schema'>
  readonly payload: Payload
}

interface Answered {
  readonly outcome: PushOutcome
  readonly status?: number
  readonly err?: unknown
}

/**
 * Sends a push to one browser or device. A receiver that is gone is deleted. A service that is busy
 * or unavailable is retried with growing delays, until the push is no news any more. Each attempt
 * is a new job, so that none is ever dead: an operator could not do anything about it.
 */
export async function deliverPush<Payload extends { readonly attempt: number }>(
  services: Sending,
  receiver: PushReceiver,
  letter: Letter,
  { job, payload }: Sent<Payload>,
  { signal, log }: JobRun,
): Promise<void> {
  const answered = await send(services, receiver, letter, signal)
  if (answered === undefined) return
  const { outcome, status, err } = answered
  // Most likely it was subscribed with other keys: it is gone, but the operator should know.
  if (outcome === 'refused' || status === 403) log.warn({ status }, 'a push was refused')
  if (outcome === 'gone') await forget(services, receiver)
  if (outcome !== 'later') return
  const seconds = secondsUntilNext(payload.attempt)
  if (seconds === undefined) return log.warn({ status, err }, 'a push was given up')
  const next = { ...payload, attempt: payload.attempt + 1 }
  const runAt = new Date(services.now().getTime() + seconds * 1_000)
  await enqueue(services.db, job, next, { runAt, queue: queueOf(receiver) })
}

async function send(
  services: Sending,
  receiver: PushReceiver,
  letter: Letter,
  signal: AbortSignal,
): Promise<Answered | undefined> {
  try {
    return receiver.player_id === null
      ? await toBrowser(services, receiver, letter, signal)
      : await toDevice(services, receiver, letter, signal)
  } catch (error) {
    // The node is stopping, and returns the job unchanged.
    if (signal.aborted) throw error
    return { outcome: 'later', err: error }
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

/** Does nothing if no service is configured. */
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
