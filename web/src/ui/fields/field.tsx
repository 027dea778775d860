import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { uiTexts } from '../texts.ts'

export interface FieldProps {
  label: string
  hint?: string | undefined
  /** The hint depends on the typed text, so its changes are announced. */
  live?: boolean
  /** Replaces the hint. */
  error?: string | undefined
  /** A `Counter`, at the right; it stays beside an error. */
  counter?: ReactNode
  optional?: boolean
  /** The label is for screen readers only, where a heading stands directly above. */
  unlabelled?: boolean
}

interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** The classes of the box of every field. */
export function boxStyle(error: string | undefined): string {
  return classNames(
    'block w-full rounded-control border bg-surface px-3 placeholder:text-ink-3 disabled:opacity-50',
    'focus-visible:border-focus focus-visible:outline-offset-0',
    error ? 'border-clip' : 'border-line-strong',
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }): ReactNode {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-meta font-medium text-clip">
      <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}

/** A label above, the control, and a hint or an error below it; gives the control its ids. */
export function Field(
  props: FieldProps & { children: (control: ControlProps) => ReactNode },
): ReactNode {
  const { label, hint, live = false, error, counter, optional = false, children } = props
  const { unlabelled = false } = props
  const id = useId()
  const noteId = `${id}-note`
  const countId = `${id}-count`
  const notes = [(error || hint) && noteId, counter && countId].filter(Boolean).join(' ')
  return (
    <div>
      <div
        className={
          unlabelled ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3 text-meta'
        }
      >
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-ink-3">{uiTexts.optional}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      <div className="flex items-start justify-between gap-3">
        {error && <FieldError id={noteId}>{error}</FieldError>}
        {!error && hint && (
          <p
            id={noteId}
            aria-live={live ? 'polite' : undefined}
            className="mt-1.5 text-meta text-ink-3"
          >
            {hint}
          </p>
        )}
        {counter && (
          <span id={countId} className="mt-1.5 ml-auto shrink-0 empty:hidden">
            {counter}
          </span>
        )}
      </div>
    </div>
  )
}
