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

interface TagProps {
  tone?: TagTone
  /** Long text, such as what a person wrote, breaks into lines instead of being cut. */
  whole?: boolean
  children: ReactNode
}

export function Tag({ tone = 'plain', whole = false, children }: TagProps): ReactNode {
  return (
    <span
      className={classNames(
        'label inline-flex max-w-full items-center gap-1 rounded-tag border px-1.5',
        whole ? 'min-h-5' : 'h-5 whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
