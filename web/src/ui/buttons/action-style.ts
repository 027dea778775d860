/** A small icon with a number or word, below a post or comment; large enough for a finger. */
export const actionStyle =
  '-ml-2 inline-flex h-11 min-w-11 items-center gap-1.5 rounded-control px-2 transition-colors duration-150 hover:bg-raised md:h-9'

/** A row of them, in which every line begins at the same place if it wraps. */
export const actionsStyle = '-ml-2 flex min-w-0 flex-wrap items-center *:ml-2'
