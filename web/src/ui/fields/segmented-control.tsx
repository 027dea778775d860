import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const tones = {
  go: 'bg-go-soft text-go',
  accent: 'bg-accent-soft text-accent-text',
  plain: 'bg-surface text-ink ring-1 ring-line-strong ring-inset',
} as const

export interface Segment<V extends string> {
  readonly value: V
  readonly label: string
  readonly tone?: keyof typeof tones
}

interface SegmentedControlProps<V extends string> {
  label: string
  segments: readonly Segment<V>[]
  value: V | null
  onChange: (value: V) => void
  disabled?: boolean
}

/** A few answers side by side, such as Going, Maybe and No. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>): ReactNode {
  return (
    <fieldset
      aria-label={props.label}
      disabled={props.disabled}
      className="flex min-w-0 rounded-control border border-line p-0.5 max-md:flex-[1_1_9.75rem] md:w-fit disabled:opacity-60"
    >
      {props.segments.map(({ value, label, tone = 'plain' }) => (
        <button
          key={value}
          type="button"
          aria-pressed={props.value === value}
          onClick={() => props.onChange(value)}
          className={classNames(
            'h-10 rounded-inner px-2 text-meta font-medium transition-colors duration-150 disabled:cursor-default max-md:flex-1 md:h-7 md:px-2.5',
            props.value === value ? tones[tone] : 'text-ink-2 enabled:hover:bg-raised',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
