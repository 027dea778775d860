import { createContext } from 'react'

/** Leaves the app for another site, such as the page of a sign-in provider. Tests give their own. */
export const OpenUrl = createContext((url: string): void => location.assign(url))
