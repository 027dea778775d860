export { MessagesPage } from './messages-page.tsx'
export { MessagingInBackground } from './messaging-in-background.tsx'
export { ListingCard } from './message/listing-card.tsx'
