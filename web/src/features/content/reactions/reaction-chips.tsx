import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

export interface ReactionChip {
  readonly emoji: string
  readonly count: number
  readonly isOwn: boolean
  /** Whether a press changes the viewer's reaction. */
  readonly mayPress: boolean
  readonly label: string
  /** Shown under the pointer, if it says more than the chip. */
  readonly title?: string
}

interface ReactionChipsProps {
  chips: readonly ReactionChip[]
  /** With the emoji to react with; `null` takes the viewer's reaction back. */
  onPress: (emoji: string | null) => void
}

const look = (isOwn: boolean): string =>
  classNames(
    'flex h-7 items-center gap-1 rounded-full border px-2 text-meta tabular-nums',
    isOwn
      ? 'border-accent bg-accent-soft font-semibold text-on-accent-soft'
      : 'border-line bg-surface text-ink-2',
  )

function Sign({ emoji, count }: Pick<ReactionChip, 'emoji' | 'count'>): ReactNode {
  return (
    <>
      <span aria-hidden="true" className="text-body leading-none">
        {emoji}
      </span>
      <span aria-hidden="true">{count}</span>
    </>
  )
}

/** Each emoji with its number; pressing one adds the viewer's reaction, or takes it back. */
export function ReactionChips({ chips, onPress }: ReactionChipsProps): ReactNode {
  return chips.map((chip) => {
    const { emoji, isOwn, label, title } = chip
    return chip.mayPress ? (
      <button
        key={emoji}
        type="button"
        aria-pressed={isOwn}
        aria-label={label}
        title={title}
        onClick={() => onPress(isOwn ? null : emoji)}
        className="group/chip flex h-11 items-center md:h-8"
      >
        <span
          className={classNames(
            look(isOwn),
            'transition-colors duration-150 group-hover/chip:border-accent',
          )}
        >
          <Sign {...chip} />
        </span>
      </button>
    ) : (
      <span key={emoji} className="flex h-11 items-center md:h-8">
        <span className={look(isOwn)}>
          <Sign {...chip} />
          <span className="sr-only">{label}</span>
        </span>
      </span>
    )
  })
}
