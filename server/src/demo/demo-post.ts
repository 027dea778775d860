import type { DemoFile } from './demo-file.ts'

export interface DemoReply {
  readonly author: number
  readonly content: string
  /** After the post was written. */
  readonly afterMinutes: number
  readonly likedBy?: readonly number[]
}

export interface DemoPost {
  readonly id: string
  /** By their numbers among the demo's communities and people. */
  readonly community: number
  readonly author: number
  readonly category: string
  readonly title?: string
  readonly content: string
  /** Before the moment at which the demo data is brought. */
  readonly hoursAgo: number
  readonly files?: readonly DemoFile[]
  readonly likedBy?: readonly number[]
  readonly replies?: readonly DemoReply[]
}

/** A list of posts goes by their ids: the later, the higher. Between two there is room for halves. */
export const postId = (number: number): string =>
  `019a8000-0000-7000-8003-${String(number * 10).padStart(12, '0')}`
