import type { ReactNode } from 'react'
import { Readout } from '../../../ui/readout.tsx'
import { communityTexts as texts } from './texts.ts'

export function MemberCount({ count }: { count: number }): ReactNode {
  return (
    <span className="text-meta whitespace-nowrap text-ink-2">
      <Readout tone="strong">{texts.inNumbers(count)}</Readout> {texts.members(count)}
    </span>
  )
}
