import { createContext } from 'react'

/** Leaves the app for another site, such as a sign-in provider. Tests replace it. */
export const OpenUrl = createContext((url: string): void => location.assign(url))
