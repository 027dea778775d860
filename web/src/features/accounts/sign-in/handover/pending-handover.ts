import { makeVerifier } from '../../../../platform/native/proof.ts'
import { readValue, removeValue, writeValue } from '../../../../platform/native/stored-values.ts'
import type { Sessions } from '../../sessions/public.ts'

/** Why the app has opened a browser: to sign in, to link a provider, or to confirm who it is. */
export type Purpose = 'sign-in' | 'link' | 'confirm'

/** A sign-in that this app has begun in a browser and that has not returned yet. */
interface PendingHandover {
  readonly verifier: string
  readonly purpose: Purpose
  /** The session that began it; no other session may complete it. */
  readonly session: string | null
  /** The page to open then, stored because the system may end the app meanwhile. */
  readonly target: string
  readonly since: number
}

/** The time that people may take to sign in at a provider. */
const goodFor = 15 * 60 * 1000
const key = 'handover'
const codeKey = 'handover-code'

function parse(text: string | undefined): PendingHandover | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as PendingHandover)
  } catch {
    return undefined
  }
}

/** The pending handover, unless it has expired. */
export async function readPending(): Promise<PendingHandover | undefined> {
  const known = parse(await readValue(key))
  return known && Date.now() - known.since < goodFor ? known : undefined
}

/**
 * If it is begun again before the first returns, both share the verifier, so that either may
 * return. Only for the same purpose and session, so that an answer cannot serve another purpose.
 */
export async function keepPending(
  started: Pick<PendingHandover, 'purpose' | 'session' | 'target'>,
): Promise<string> {
  const known = await readPending()
  const isSame = known?.purpose === started.purpose && known.session === started.session
  const verifier = isSame ? known.verifier : makeVerifier()
  const pending: PendingHandover = { ...started, verifier, since: Date.now() }
  await writeValue(key, JSON.stringify(pending))
  return verifier
}

export const forgetPending = (): Promise<void> => removeValue(key)

/** The system may open the app again with the same URL, even after the app was ended. */
export const isSpent = async (code: string): Promise<boolean> => (await readValue(codeKey)) === code

export const noteSpent = (code: string): Promise<void> => writeValue(codeKey, code)

/**
 * A change of session drops a pending handover, so that the next person on this device cannot
 * complete it.
 */
export function forgetWithSession(sessions: Sessions): () => void {
  let known: string | null | undefined
  const look = (): void => {
    const { loading, problem, sessionId } = sessions.state()
    // The session is unknown, so this is not its end.
    if (loading || problem) return
    if (known !== undefined && known !== sessionId) void forgetPending()
    known = sessionId
  }
  look()
  return sessions.subscribe(look)
}
