import { longestBrief, longestMessage } from './message-length.ts'
import { line, prose } from '../text.ts'

export const nothingSaid = 'Message cannot be empty'

/** Each field has one rule and one error text, wherever it is written. */
export const messageFields = {
  content: prose({ min: 1, max: longestMessage, tooShort: nothingSaid }),
  /** May be empty if the message has files. */
  said: prose({ max: longestMessage }),
  /** What the sender searched for; empty if they leave it out. */
  brief: prose({ max: longestBrief }),
} as const

export const groupFields = {
  name: line({ min: 1, max: 80, tooShort: 'Group name is required' }),
} as const

/** A group needs at least two other people; with one it would be a direct conversation. */
export const fewestOthers = 2
/** The most participants of one group, its creator included. */
export const mostParticipants = 100
