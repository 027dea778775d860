import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  plain: 'border-line text-ink-2',
  accent: 'border-transparent bg-accent-soft text-accent-text',
  go: 'border-transparent bg-go-soft text-go',
  cue: 'border-transparent bg-cue-soft text-cue',
  clip: 'border-transparent bg-clip-soft text-clip',
} as const

export type TagTone = keyof typeof tones

export function Tag({
  tone = 'plain',
  children,
}: {
  tone?: TagTone
  children: ReactNode
}): ReactNode {
  return (
    <span
      className={classNames(
        'label inline-flex h-5 max-w-full items-center gap-1 rounded-tag border px-1.5 whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
