import { createContext } from 'react'

/** Whether the navigation is already rendered: an error page adds it only if it is missing. */
export const InsideShell = createContext(false)
