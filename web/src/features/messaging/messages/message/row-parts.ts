/** One file for what only some messages have: they share most of their scripts. */
export { FailureNote } from './failure-note.tsx'
export { ListingCards } from './listing-card.tsx'
export { MessageEdit } from './message-edit.tsx'
export { MessagePoll } from './message-poll.tsx'
export { MessagePreview } from './message-preview.tsx'
export { MessageReactions } from './reactions/message-reactions.tsx'
export { MessageReceipt } from './message-receipt.tsx'
