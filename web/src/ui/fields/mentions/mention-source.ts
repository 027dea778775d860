import type { QueryKey } from '@tanstack/react-query'

export interface MentionedPerson {
  readonly id: string
  readonly displayName: string | null
  readonly fullName: string | null
  readonly avatarUrl: string
}

/** The people whom one can name in a place. */
export interface MentionSource {
  readonly key: QueryKey
  readonly find: (q: string, signal: AbortSignal) => Promise<readonly MentionedPerson[]>
  /** Nobody names themselves. */
  readonly viewerId?: string | undefined
  /** Whether the viewer may call all of them. */
  readonly everyone?: boolean
}
