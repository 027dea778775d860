/** The session of the native app, which has no cookies of ours; in a browser there is none. */
let token: string | undefined
let keep: (token: string | undefined) => void = () => {}

export const readToken = (): string | undefined => token

export function holdToken(next: string | undefined): void {
  token = next
  keep(next)
}

/** Of no more use. Only this one: somebody may have signed in anew meanwhile. */
export function dropToken(gone: string | undefined): void {
  if (token !== undefined && token === gone) holdToken(undefined)
}

/** What was kept, and what keeps it from now on. */
export function restoreToken(kept: string | undefined, keeper: typeof keep): void {
  token = kept
  keep = keeper
}
