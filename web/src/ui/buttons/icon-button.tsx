import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const variants = {
  ghost: 'text-ink-2 hover:bg-raised hover:text-ink',
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
} as const

const sizes = { md: 'size-11 md:size-10', sm: 'size-11 md:size-9' } as const

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  label: string
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

export function IconButton(props: IconButtonProps): ReactNode {
  const { label, variant = 'ghost', size = 'md', ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'grid shrink-0 place-items-center rounded-control transition-colors duration-150',
        'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50',
        variants[variant],
        sizes[size],
      )}
    />
  )
}
