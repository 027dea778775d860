import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'
import type { FlowSecrets } from './provider-client.ts'

const minutes = 60_000
const flowMinutes = 10
/** How long completing may be repeated with the same result. */
const repeatable = 1 * minutes

export interface NewFlow {
  readonly provider: Provider
  readonly browser: string
  readonly secrets: FlowSecrets
  readonly linkUserId: string | undefined
  readonly confirmSessionId: string | undefined
  readonly challenge: string | undefined
  /** The app confirms who is signed in there. */
  readonly confirms: boolean
  readonly now: Date
}

export async function insertFlow(db: Database, flow: NewFlow): Promise<void> {
  await query(db)
    .insertInto('sign_in_flows')
    .values({
      state_hash: hashToken(flow.secrets.state),
      browser_hash: hashToken(flow.browser),
      provider: flow.provider,
      code_verifier: flow.secrets.codeVerifier,
      nonce: flow.secrets.nonce,
      link_user_id: flow.linkUserId ?? null,
      confirm_session_id: flow.confirmSessionId ?? null,
      challenge: flow.challenge ?? null,
      confirms: flow.confirms,
      created_at: flow.now,
      expires_at: new Date(flow.now.getTime() + flowMinutes * minutes),
    })
    .execute()
}

/** Stores Apple's form, once; does not reveal whether there was such a flow. */
export async function keepFormFields(
  db: Database,
  state: string,
  fields: object,
  now: Date,
): Promise<void> {
  await query(db)
    .updateTable('sign_in_flows')
    .set({ form_fields: JSON.stringify(fields) })
    .where('state_hash', '=', hashToken(state))
    .where('provider', '=', 'apple')
    .where('form_fields', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

export interface ClaimedFlow {
  readonly provider: Provider
  readonly secrets: FlowSecrets
  readonly linkUserId: string | null
  /** The session that the flow confirms. */
  readonly confirmSessionId: string | null
  readonly formFields: unknown
  /** The challenge of the native app that requested it. */
  readonly challenge: string | null
  /** That app confirms who is signed in there. */
  readonly confirms: boolean
}

/** The result of a flow: a session, a code for the native app, or proof of who has a session. */
export type FlowEnd = 'session' | 'handover' | 'confirmation'

interface Claiming {
  readonly state: string
  readonly browser: string
  readonly end: FlowEnd
  readonly now: Date
}

export type Claim =
  | { readonly kind: 'claimed'; readonly flow: ClaimedFlow }
  | { readonly kind: 'completed'; readonly sessionId: string }
  | { readonly kind: 'busy' }
  | { readonly kind: 'none' }

/** One caller at a time completes a flow, and only the browser that began it can find it. */
export async function claimFlow(
  db: Database,
  { state, browser, end, now }: Claiming,
): Promise<Claim> {
  // A claim this old belongs to a node that has died.
  const abandoned = new Date(now.getTime() - 30_000)
  const mine = {
    state_hash: hashToken(state),
    browser_hash: hashToken(browser),
  }
  const claimed = await query(db)
    .updateTable('sign_in_flows')
    .set({ claimed_at: now })
    .where('state_hash', '=', mine.state_hash)
    .where('browser_hash', '=', mine.browser_hash)
    .where('challenge', end === 'handover' ? 'is not' : 'is', null)
    .where('confirm_session_id', end === 'confirmation' ? 'is not' : 'is', null)
    .where('completed_at', 'is', null)
    .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', abandoned)]))
    .where('expires_at', '>', now)
    .returning(['provider', 'code_verifier', 'nonce', 'link_user_id', 'confirm_session_id'])
    .returning(['form_fields', 'challenge', 'confirms'])
    .executeTakeFirst()
  if (claimed !== undefined) {
    const secrets = { state, nonce: claimed.nonce, codeVerifier: claimed.code_verifier }
    const { link_user_id: linkUserId, confirm_session_id: confirmSessionId } = claimed
    const { form_fields: formFields, challenge, confirms } = claimed
    // The column's check allows the three providers only.
    const provider = claimed.provider as Provider
    const asked = { linkUserId, confirmSessionId, formFields, challenge, confirms }
    return { kind: 'claimed', flow: { provider, secrets, ...asked } }
  }
  const known = await query(db)
    .selectFrom('sign_in_flows')
    .select(['session_id', 'completed_at'])
    .where('state_hash', '=', mine.state_hash)
    .where('browser_hash', '=', mine.browser_hash)
    .where('challenge', end === 'handover' ? 'is not' : 'is', null)
    .where('confirm_session_id', end === 'confirmation' ? 'is not' : 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (known === undefined) return { kind: 'none' }
  if (known.completed_at === null) return { kind: 'busy' }
  const recent = now.getTime() - known.completed_at.getTime() <= repeatable
  return recent && known.session_id !== null
    ? { kind: 'completed', sessionId: known.session_id }
    : { kind: 'none' }
}

/** The provider did not answer, so the next attempt may claim the flow again. */
export async function releaseFlow(db: Database, state: string): Promise<void> {
  await query(db)
    .updateTable('sign_in_flows')
    .set({ claimed_at: null })
    .where('state_hash', '=', hashToken(state))
    .where('completed_at', 'is', null)
    .execute()
}

/** Completed, with a session or without: a failed flow is never retried. */
export async function completeFlow(
  db: Database,
  state: string,
  sessionId: string | null,
  now: Date,
): Promise<void> {
  await query(db)
    .updateTable('sign_in_flows')
    .set({ completed_at: now, session_id: sessionId, code_verifier: '', form_fields: null })
    .where('state_hash', '=', hashToken(state))
    .execute()
}

/** Deletes flows that were never completed. */
export async function deleteExpiredFlows(db: Database, now: Date): Promise<void> {
  await query(db).deleteFrom('sign_in_flows').where('expires_at', '<=', now).execute()
}

/** Deletes the flows in which this person was adding a provider. */
export async function deleteFlowsOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('sign_in_flows').where('link_user_id', '=', userId).execute()
}
