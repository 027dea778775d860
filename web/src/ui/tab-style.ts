import { classNames } from './class-names.ts'

// The active mark is a plain underline: measured indicators are wrong before the font loads.
export const tabStyle = (active: boolean): string =>
  classNames(
    'relative h-12 font-semibold whitespace-nowrap -outline-offset-2 transition-colors duration-150 md:h-14',
    active
      ? 'text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-signal'
      : 'text-ink-3 hover:text-ink',
  )
