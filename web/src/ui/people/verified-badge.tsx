import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiTexts } from '../texts.ts'

export function VerifiedBadge(): ReactNode {
  return (
    <BadgeCheck
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, it has no src
      role="img"
      aria-label={uiTexts.verified}
      className="size-[1.15em] shrink-0 fill-cue stroke-bg"
      strokeWidth={2}
    />
  )
}
