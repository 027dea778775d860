/** What a message may have beside its words, in one file: each further one costs every page bytes. */
export { AboutCards } from './listing-card.tsx'
export { MessagePreview } from './message-preview.tsx'
export { MessageReactions } from './message-reactions.tsx'
export { MessageReceipt } from './message-receipt.tsx'
