import type { IdentityProvider } from '@patchbay/contract/accounts/sign-in'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { noteProviderPicture } from '../avatars/public.ts'
import {
  findSignInMethodsByEmail,
  insertIdentity,
  lockIdentity,
  useIdentity,
} from '../identities/public.ts'
import { listKnownAddresses, postToEach } from '../mails/public.ts'
import { imitatesStaff, insertFirstProfile, setSpotifyConnected } from '../profiles/public.ts'
import type { ProvidedPerson } from './exchange-code.ts'
import type { ClaimedFlow } from './flows.store.ts'

interface Entry extends Pick<ClaimedFlow, 'linkUserId'> {
  readonly provider: IdentityProvider
  /** The person wants a new account, whether or not another one has the address. */
  readonly isSeparate: boolean
  readonly config: Pick<Config, 'passwordSignIn' | 'mailCodeSignIn' | 'productName'>
}

/**
 * The account of an identity: the account that it belongs to, the account that requested the link,
 * or a new account, whose profile is created in the same transaction. An e-mail address never
 * selects an account; a verified one only keeps a second account from being created unnoticed.
 */
export async function enterAccount(
  tx: Database,
  flow: Entry,
  person: ProvidedPerson,
  now: Date,
): Promise<string> {
  const { issuer, subject, email, isEmailVerified } = person
  await lockIdentity(tx, issuer, subject)
  const known = await useIdentity(tx, person, now)
  if (known !== undefined && flow.linkUserId !== null && known !== flow.linkUserId)
    throw new AppError('identity_taken')
  const userId = known ?? flow.linkUserId ?? newId()
  if (known === undefined) {
    if (flow.linkUserId === null && !flow.isSeparate) await requireNoOtherAccount(tx, flow, person)
    if (flow.linkUserId === null)
      await insertFirstProfile(tx, { id: userId, email, fullName: firstName(flow, person), now })
    // The new address is not among them: the person who links it must not be the only one to be notified.
    const addresses = flow.linkUserId === null ? [] : await listKnownAddresses(tx, userId)
    const identity = { provider: flow.provider, issuer, subject, email, isEmailVerified }
    await insertIdentity(tx, { userId, ...identity, now })
    const data = { provider: flow.provider }
    await postToEach(tx, addresses, { userId, template: 'identity_linked', data })
  }
  if (flow.provider === 'spotify') await setSpotifyConnected(tx, userId, true)
  if (flow.provider !== 'mail_code')
    await noteProviderPicture(tx, userId, flow.provider, person.pictureUrl)
  return userId
}

/** A person whose name at the provider is that of the product enters another name here. */
const firstName = ({ config: { productName } }: Entry, { name }: ProvidedPerson): string | null =>
  name !== null && imitatesStaff(name, productName) ? null : name

/** Only who has proven to own the address learns that it has an account, and how to enter it. */
async function requireNoOtherAccount(
  tx: Database,
  { provider, config }: Entry,
  { email, isEmailVerified }: ProvidedPerson,
): Promise<void> {
  if (email === null || !isEmailVerified) return
  const signInMethods = await findSignInMethodsByEmail(tx, email)
  const { passwordSignIn, mailCodeSignIn } = config
  const usable = signInMethods.filter(
    (method) =>
      (method !== 'email' || passwordSignIn) && (method !== 'mail_code' || mailCodeSignIn),
  )
  if (usable.length === 0) return
  const elsewhere = { provider, signInMethods: usable }
  throw new AppError('account_elsewhere', undefined, { elsewhere })
}
