import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tag } from '../../../ui/tag.tsx'
import { communityTexts as texts } from './texts.ts'

export function PrivacyTag({ isPrivate }: { isPrivate: boolean }): ReactNode {
  return (
    <Tag>
      {isPrivate && <Lock className="size-3" aria-hidden="true" />}
      {isPrivate ? texts.private : texts.public}
    </Tag>
  )
}
