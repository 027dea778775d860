declare global {
  interface Window {
    /** Begun by the inline script in index.html. */
    earlySession?: Promise<Response | undefined>
  }
}

/** The first request for the session, which began before the scripts were there. Taken once. */
export function takeEarlySession(): Promise<Response | undefined> | undefined {
  const begun = window.earlySession
  delete window.earlySession
  return begun
}
