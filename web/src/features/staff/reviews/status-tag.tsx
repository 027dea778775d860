import type { ListedReview } from '@patchbay/contract/staff/verification-reviews'
import type { ReactNode } from 'react'
import { Tag } from '../../../ui/tag.tsx'
import { reviewTexts as texts } from './texts.ts'

const tones = { pending: 'cue', approved: 'go', rejected: 'plain', revoked: 'clip' } as const

interface StatusTagProps {
  review: Pick<ListedReview, 'status' | 'revokedAt'>
}

export function StatusTag({ review: { status, revokedAt } }: StatusTagProps): ReactNode {
  const shown = revokedAt === null ? status : 'revoked'
  return <Tag tone={tones[shown]}>{texts.status[shown]}</Tag>
}
