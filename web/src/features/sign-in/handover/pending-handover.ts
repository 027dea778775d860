import { readValue, removeValue, writeValue } from '../../../platform/native/stored-values.ts'
import { makeVerifier } from '../../../platform/native/proof.ts'

/** A sign-in that this app has begun in a browser and that has not come back yet. */
interface PendingHandover {
  readonly verifier: string
  /** Whether it adds a provider to the account that is signed in. */
  readonly links: boolean
  /** Whose session began it; nobody else's ends it. */
  readonly session: string | null
  /** Where to go then: the system may end the app meanwhile. */
  readonly target: string
  readonly since: number
}

/** As long as people take to sign in at a provider. */
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

/** What can still come back. */
export async function readPending(): Promise<PendingHandover | undefined> {
  const known = parse(await readValue(key))
  return known && Date.now() - known.since < goodFor ? known : undefined
}

/**
 * Begun again before the first has come back: they share the verifier, so that either may be the
 * one that comes back. Only for the same: what comes back must do what it was begun for.
 */
export async function keepPending(
  begun: Pick<PendingHandover, 'links' | 'session' | 'target'>,
): Promise<string> {
  const known = await readPending()
  const isSame = known?.links === begun.links && known.session === begun.session
  const verifier = isSame ? known.verifier : makeVerifier()
  const pending: PendingHandover = { ...begun, verifier, since: Date.now() }
  await writeValue(key, JSON.stringify(pending))
  return verifier
}

export const forgetPending = (): Promise<void> => removeValue(key)

/** The system opens the app with the same address again, also after it was ended. */
export const isSpent = async (code: string): Promise<boolean> => (await readValue(codeKey)) === code

export const noteSpent = (code: string): Promise<void> => writeValue(codeKey, code)
