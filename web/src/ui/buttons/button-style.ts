import { classNames } from '../class-names.ts'

// The system's colours (forced-colors) remove backgrounds and show transparent borders: they keep the
// box.
const variants = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line bg-raised text-ink hover:border-line-strong',
  ghost: 'border border-transparent text-ink-2 hover:bg-raised hover:text-ink',
  danger: 'border border-transparent bg-clip-soft text-clip hover:border-clip',
} as const

const sizes = {
  sm: 'h-9 px-3 text-meta md:h-8',
  md: 'h-11 px-4 text-body md:h-10',
  /** Only for auth and welcome. */
  lg: 'h-12 px-5 text-body',
} as const

export interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** Makes it as wide as its container. */
  full?: boolean
}

export function buttonStyle({ variant = 'secondary', size = 'md', full }: ButtonLook): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap',
    'transition-colors duration-150 select-none',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default',
    variants[variant],
    sizes[size],
    full && 'w-full',
  )
}
