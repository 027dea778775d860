export { EventLine } from './event-line.tsx'
export { eventInWords } from './event-words.ts'
