import { readValue, removeValue, writeValue } from '../../../platform/native/kept-values.ts'
import { makeVerifier } from '../../../platform/native/proof.ts'

/** A sign-in that this app has begun in a browser and that has not come back yet. */
interface PendingHandover {
  readonly verifier: string
  /** Whether it adds a provider to the account that is signed in. */
  readonly links: boolean
  /** Where to go then: the system may end the app meanwhile. */
  readonly target: string
  readonly since: number
}

/** As long as people take to sign in at a provider; later a new one is made. */
const sharedFor = 15 * 60 * 1000
const key = 'handover'
const codeKey = 'handover-code'

function parse(text: string | undefined): PendingHandover | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as PendingHandover)
  } catch {
    return undefined
  }
}

export const readPending = async (): Promise<PendingHandover | undefined> =>
  parse(await readValue(key))

/**
 * Begun again before the first has come back: they share the verifier, so that either may be the
 * one that comes back.
 */
export async function keepPending(
  begun: Pick<PendingHandover, 'links' | 'target'>,
): Promise<string> {
  const known = await readPending()
  const isRecent = known !== undefined && Date.now() - known.since < sharedFor
  const { verifier, since } = isRecent ? known : { verifier: makeVerifier(), since: Date.now() }
  const pending: PendingHandover = { verifier, since, ...begun }
  await writeValue(key, JSON.stringify(pending))
  return verifier
}

export const forgetPending = (): Promise<void> => removeValue(key)

/** The system opens the app with the same address again, also after it was ended. */
export const isSpent = async (code: string): Promise<boolean> => (await readValue(codeKey)) === code

export const noteSpent = (code: string): Promise<void> => writeValue(codeKey, code)
