/** A small icon with a number or word, below a post or comment; large enough for a finger. */
export const actionStyle =
  '-ml-2 inline-flex h-11 min-w-11 items-center gap-1.5 rounded-control px-2 transition-colors duration-150 hover:bg-raised md:h-9'
