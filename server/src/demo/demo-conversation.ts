import type { DemoFile } from './demo-file.ts'

/** What happened in a group. */
export type DemoEvent =
  | { readonly type: 'renamed'; readonly name: string }
  | { readonly type: 'added'; readonly people: readonly number[] }

export interface DemoMessage {
  /** By their number among the demo's people. */
  readonly from: number
  /** Empty where nobody said anything. */
  readonly content: string
  readonly event?: DemoEvent
  /** The number of the listing that it is about. */
  readonly about?: number
  /** What they had searched for, where the words differ from it. */
  readonly brief?: string
  /** The place of the message that it replies to: the first of the conversation is 1. */
  readonly replyTo?: number
  /** Before the moment at which the demo data is brought. */
  readonly hoursAgo: number
  readonly edited?: boolean
  readonly files?: readonly DemoFile[]
}

export interface DemoConversation {
  readonly id: string
  /** Of a group. */
  readonly name?: string
  /** The first has made the group. */
  readonly people: readonly number[]
  /** The oldest first. */
  readonly messages: readonly DemoMessage[]
  /** Who has not read the newest so many of them. */
  readonly unread?: Readonly<Record<number, number>>
}

const pad = (number: number): string => String(number).padStart(12, '0')

export const conversationId = (number: number): string => `019a8000-0000-7000-8004-${pad(number)}`

/** Fixed, as the conversation's: the number of the message follows that of its conversation. */
export const messageId = (conversation: string, seq: number): string =>
  `019a8000-0000-7000-8005-${pad(Number(conversation.slice(-12)) * 1_000 + seq)}`
