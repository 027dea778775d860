import { reactToMessage } from '@patchbay/contract/messaging/message-reactions'
import { ApiError } from '../../../../../platform/http/api-error.ts'
import { call } from '../../../../../platform/http/api.ts'
import { inTime } from '../../../../../platform/http/in-time.ts'
import { showToast } from '../../../../../ui/overlays/toast.ts'
import type { Messaging } from '../../messaging.ts'
import { threadTexts } from '../../thread/thread-texts.ts'

/** The last one of each person and message: they are sent in the order in which they were pressed. */
const lastOf = new WeakMap<Messaging, Map<string, Promise<void>>>()

/** Shows the reaction at once, and takes it back if the server refuses. */
export function sendReaction(
  messaging: Messaging,
  conversationId: string,
  messageId: string,
  emoji: string | null,
): void {
  const { threads, reactions } = messaging
  const last = lastOf.get(messaging) ?? new Map<string, Promise<void>>()
  lastOf.set(messaging, last)
  const end = reactions.begin(messageId, emoji)
  const send = async (): Promise<void> => {
    try {
      const options = { params: { messageId }, body: { emoji } }
      const message = await inTime((signal) => call(reactToMessage, { ...options, signal }))
      threads.of(conversationId).take([message])
    } catch (error) {
      messaging.onFailure(error)
      // The sign-in dialog follows, so no error is shown.
      if (!(error instanceof ApiError && error.code === 'not_authenticated'))
        showToast({ message: threadTexts.notReacted, tone: 'error' })
    } finally {
      end()
    }
  }
  const sent = (last.get(messageId) ?? Promise.resolve()).then(send)
  last.set(messageId, sent)
  void sent.then(() => last.get(messageId) === sent && last.delete(messageId))
}
