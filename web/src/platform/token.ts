import { pageState } from './page-state.ts'

type Keep = (token: string | undefined) => void

/** The session of the native app, which has no cookies of ours; in a browser there is none. */
const state = pageState(() => ({
  token: undefined as string | undefined,
  keep: (() => {}) as Keep,
}))

export const readToken = (): string | undefined => state.token

export function setToken(next: string | undefined): void {
  state.token = next
  state.keep(next)
}

/** Of no more use. Only this one: somebody may have signed in anew meanwhile. */
export function dropToken(gone: string | undefined): void {
  if (state.token !== undefined && state.token === gone) setToken(undefined)
}

/** What was kept, and what keeps it from now on. */
export function restoreToken(stored: string | undefined, keeper: Keep): void {
  state.token = stored
  state.keep = keeper
}
