import { longestMessage } from './message-length.ts'
import { line, prose } from './text.ts'

export const nothingSaid = 'Message cannot be empty'

/** One rule and one text for each field, wherever it is written. */
export const messageFields = {
  content: prose({ min: 1, max: longestMessage, tooShort: nothingSaid }),
  /** May be empty where files say it. */
  said: prose({ max: longestMessage }),
} as const

export const groupFields = {
  name: line({ min: 1, max: 80, tooShort: 'Group name is required' }),
} as const

/** A group is more than a conversation of two. */
export const fewestOthers = 2
/** Of one group, its creator included. */
export const mostParticipants = 100
