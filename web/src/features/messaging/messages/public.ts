export { MessagesPage } from './messages-page.tsx'
export { MessagingInBackground } from './messaging-in-background.tsx'
export { BriefCard, ListingCard } from './message/listing-card.tsx'
