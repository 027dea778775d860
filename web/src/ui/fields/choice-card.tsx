import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** `checkbox` for several answers, `radio` for one. */
  type: 'checkbox' | 'radio'
  label: string
  hint?: string
}

/** One large answer. It is a native control, so that every key works as usual. */
export function ChoiceCard(props: ChoiceCardProps): ReactNode {
  const { label, hint, type, 'aria-describedby': note, ...rest } = props
  const id = useId()
  const notes = [hint && `${id}-hint`, note].filter(Boolean).join(' ')
  return (
    <label
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-control border border-line bg-surface px-3.5 py-2 font-medium',
        'transition-colors duration-150 select-none hover:border-line-strong',
        'has-checked:border-signal has-checked:bg-accent-soft has-checked:text-on-accent-soft',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
      )}
    >
      <span className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
        <input
          {...rest}
          type={type}
          aria-labelledby={id}
          aria-describedby={notes || undefined}
          className={classNames(
            'peer size-5 appearance-none border border-line-strong outline-none checked:border-accent checked:bg-accent forced-colors:appearance-auto',
            type === 'radio' ? 'rounded-full' : 'rounded-inner',
          )}
        />
        {type === 'radio' ? (
          <span className="hidden size-2 rounded-full bg-on-accent peer-checked:block" />
        ) : (
          <Check
            className="pointer-events-none hidden size-3.5 text-on-accent peer-checked:block"
            strokeWidth={3}
            aria-hidden="true"
          />
        )}
      </span>
      <span className="min-w-0">
        <span id={id}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-meta font-normal">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
