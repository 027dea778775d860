export const backdropStyle =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** A bottom sheet below 768 px, centred above. 240 ms in, 180 ms out. */
export const dialogStyle = [
  'fixed inset-x-0 bottom-(--keyboard) z-50 h-fit max-h-[calc(var(--screen)-2.5rem)] overflow-hidden short:max-h-[calc(var(--screen)-0.5rem)] rounded-t-sheet border border-line bg-surface shadow-float outline-none',
  'max-md:border-x-0 max-md:border-b-0',
  'md:inset-0 md:m-auto md:max-h-[min(720px,calc(var(--screen)-4rem))] md:rounded-sheet',
  'transition-[translate,opacity] duration-[240ms] ease-out data-ending-style:duration-[180ms]',
  'data-ending-style:translate-y-full data-starting-style:translate-y-full',
  'md:data-ending-style:translate-y-2 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-2 md:data-starting-style:opacity-0',
].join(' ')
