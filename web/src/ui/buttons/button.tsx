import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { classNames } from '../class-names.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** While busy, it keeps its width and the focus, and a press does nothing. */
    busy?: boolean
    /** Replaces the label while busy, such as "Saving...". */
    busyLabel?: string
  }

/** Both labels share one grid cell, so that the wider label sets the width in either state. */
function Labels({
  busy,
  busyLabel,
  children,
}: Pick<ButtonProps, 'busy' | 'busyLabel' | 'children'>) {
  const layer = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  return (
    <span className="grid">
      <span aria-hidden={busy || undefined} className={classNames(layer, busy && 'invisible')}>
        {children}
      </span>
      <span aria-hidden={!busy || undefined} className={classNames(layer, !busy && 'invisible')}>
        {busyLabel}
      </span>
    </span>
  )
}

export function Button(props: ButtonProps): ReactNode {
  const { variant, size, full, busy = false, busyLabel, onClick, children, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={press}
      className={buttonStyle({
        ...(variant && { variant }),
        ...(size && { size }),
        full: full ?? false,
      })}
    >
      {busyLabel ? (
        <Labels busy={busy} busyLabel={busyLabel}>
          {children}
        </Labels>
      ) : (
        children
      )}
    </button>
  )
}
