import { outcomeOf, type SendOutcome } from '../../../../platform/outbox/send-outcome.ts'
import { sendTexts as texts } from '../composer/send-texts.ts'

/** What follows from a failure to send a message. */
export const messageOutcome = (error: unknown): SendOutcome =>
  outcomeOf(error, ({ code }) => ({
    text: (texts.refused as Partial<Record<string, string>>)[code] ?? texts.failed,
    // The viewer may be added to the conversation again.
    mayRetry: code === 'conversation_not_found',
  }))
