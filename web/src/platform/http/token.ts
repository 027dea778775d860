import { pageState } from '../storage/page-state.ts'

type Keep = (token: string | undefined) => void

/** The session token of the native app, which has no cookies of our origin; unset in a browser. */
const state = pageState(() => ({
  token: undefined as string | undefined,
  keep: (() => {}) as Keep,
}))

export const readToken = (): string | undefined => state.token

export function setToken(next: string | undefined): void {
  state.token = next
  state.keep(next)
}

/** Drops this token only: the person may have signed in again meanwhile. */
export function dropToken(gone: string | undefined): void {
  if (state.token !== undefined && state.token === gone) setToken(undefined)
}

/** Sets the stored token and the function that stores later changes. */
export function restoreToken(stored: string | undefined, keeper: Keep): void {
  state.token = stored
  state.keep = keeper
}
