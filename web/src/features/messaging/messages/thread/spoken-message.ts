import { pollWords } from '@patchbay/contract/content/polls'
import { plainText } from '@patchbay/contract/formatted-text'
import type { Participant } from '@patchbay/contract/messaging/conversations'
import { timeOfDay } from '../../../../platform/time/day.ts'
import { messageTexts } from '../../../../ui/content/message-texts.ts'
import { nameOf } from '../../../people/people/public.ts'
import { quotedWords } from '../message/quoted-message.tsx'
import { fileNames, shownBrief, type ThreadMessage } from './thread-message.ts'
import { readersInWords, stateOf } from './reading/receipts.ts'
import { threadTexts as texts } from './thread-texts.ts'

interface Spoken {
  readonly entry: ThreadMessage
  readonly others: readonly Participant[]
  readonly isGroup: boolean
  /** The viewer has blocked the sender: the message is then not read out unless expanded. */
  readonly isBlocked: boolean
  readonly isQuoteBlocked: boolean
}

function stateInWords({ entry, others, isGroup }: Spoken): string {
  if (!entry.own) return ''
  const state = messageTexts[stateOf(entry, others)]
  const { seq } = entry.message
  const readers = isGroup && seq !== undefined ? readersInWords(seq, others) : ''
  return readers === '' ? state : `${state}, ${texts.readBy} ${readers}`
}

/** A message as it is read out: the sender, the content, the time and the delivery state. */
export function spokenMessage(given: Spoken): string {
  const { entry, isBlocked, isQuoteBlocked } = given
  const { sender, content, createdAt, isEdited, deletedAt, listingReference, replyTo } =
    entry.message
  const { reactions, isForwarded, poll } = entry.message
  const isDeleted = deletedAt !== null
  const about = listingReference ? texts.aboutListing(listingReference.title) : ''
  const brief = shownBrief(entry.message)
  const asked = brief === '' ? '' : `${texts.brief}: ${brief}`
  const quoted = replyTo
    ? `${texts.replyingTo} ${nameOf(replyTo.sender)}: ${quotedWords({ quoted: replyTo, isBlocked: isQuoteBlocked })}`
    : ''
  const said = isBlocked
    ? []
    : [
        isForwarded ? messageTexts.forwarded : '',
        quoted,
        about,
        asked,
        plainText(poll ? pollWords(content) : content),
        ...fileNames(entry.message),
      ]
  const words = [
    ...(isDeleted ? [texts.deleted] : said),
    isEdited && !isDeleted ? texts.edited : '',
    ...(reactions ?? []).map(({ emoji, userIds }) => `${emoji} ${userIds.length}`),
    timeOfDay(createdAt),
    stateInWords(given),
  ]
  return texts.spoken(
    entry.own ? texts.you : nameOf(sender),
    words.filter((word) => word !== ''),
  )
}
