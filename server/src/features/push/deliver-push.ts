import type { PushMessage } from '@patchbay/contract/push'
import type { JobRun, JobServices } from '../../platform/jobs/job.ts'
import { sendPush, type Push } from '../../platform/push/send-push.ts'
import { mostAttempts } from './coming-pushes.ts'
import { getSenderKeys } from './push-keys.store.ts'
import { removeDead, type SubscriptionRow } from './subscriptions.store.ts'

/** How it travels; its topic is the tag. */
export type PushManner = Pick<Push, 'ttlSeconds' | 'urgency'>

/** Topics are short, and only letters and digits: of an id, all but its hyphens. */
const topicOf = (tag: string): string => tag.replaceAll('-', '')

/**
 * Sends it to one browser. One that is gone is forgotten; a service that is busy or away is asked
 * again ever later, until what it would tell is no news any more.
 */
export async function deliverPush(
  { db, config, now }: Pick<JobServices, 'db' | 'config' | 'now'>,
  subscription: SubscriptionRow,
  message: PushMessage,
  manner: PushManner,
  { attempt, signal, log }: JobRun,
): Promise<void> {
  const keys = await getSenderKeys(db)
  const push = { text: JSON.stringify(message), topic: topicOf(message.tag), ...manner }
  const { pushSubject: subject, development: toLoopback } = config
  const sender = { keys, subject, toLoopback, now: now(), signal }
  const isLast = attempt >= mostAttempts
  try {
    const { outcome, status } = await sendPush(subscription, push, sender)
    if (outcome === 'gone') return await removeDead(db, subscription)
    if (outcome === 'refused') log.warn({ status }, 'a push was refused')
    if (outcome === 'later') throw new Error(`The push service answered ${status}.`)
  } catch (error) {
    // Nothing is left for an operator to do: the news is old by then.
    if (!isLast) throw error
    log.warn({ err: error }, 'a push was given up')
  }
}
