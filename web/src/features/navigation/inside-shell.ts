import { createContext } from 'react'

/** Whether the navigation is already on screen: an error page adds it only where it is missing. */
export const InsideShell = createContext(false)
