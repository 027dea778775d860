import type { SessionProvider } from '@patchbay/contract/accounts/sessions'
import { auditEntriesPerPage } from '@patchbay/contract/staff/audit'
import * as contract from '@patchbay/contract/staff/people'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listSignInMethods } from '../../accounts/identities/public.ts'
import {
  describeDevice,
  findFactorMethods,
  listOwnSessions,
} from '../../accounts/sessions/public.ts'
import { findStorageUse } from '../../content/attachments/public.ts'
import { listBansOf, listEntries, viewEntry } from '../audit/public.ts'
import { listLatestRequests, mayDecide } from '../verifications/public.ts'
import { mayAdminister, mayBan } from './people.policy.ts'
import { listPeopleByIds, listReportsAbout, listReportsBy } from './staff-people.store.ts'
import { viewListedPerson, viewReports } from './staff-person.view.ts'

export const getStaffPerson = action(
  contract.getStaffPerson,
  async ({ db, viewer, now }, { params: { personId } }) => {
    const moment = now()
    const [row] = await listPeopleByIds(db, moment, [personId])
    if (row === undefined) throw new AppError('person_not_found')
    const signInMethods = await listSignInMethods(db, personId, { lock: false })
    const sessions = await listOwnSessions(db, personId, moment)
    const { used } = await findStorageUse(db, personId, moment)
    const [request] = await listLatestRequests(db, [personId])
    // What colleagues did about the viewer would show who reported them.
    const isOwn = personId === viewer.userId
    const entries = isOwn ? [] : await listEntries(db, personId)
    const bans = isOwn ? [] : await listBansOf(db, personId)
    const isThere = row.deleted_at === null
    const isAdministered = isThere && mayAdminister(viewer, row)
    const factors = await findFactorMethods(db, personId)
    const isBannable = isThere && mayBan(viewer, row)
    return {
      ...viewListedPerson(row),
      signInMethods: [
        ...signInMethods.identities.map(({ provider, email }) => ({ provider, email })),
        ...(signInMethods.hasPassword ? [{ provider: 'email' as const, email: null }] : []),
      ],
      sessions: sessions.map((session) => ({
        id: session.id,
        provider: session.provider as SessionProvider,
        device: describeDevice(session.user_agent),
        lastUsedAt: session.last_used_at.toISOString(),
      })),
      reportsAbout: viewReports(await listReportsAbout(db, personId, viewer.userId)),
      reportsBy: viewReports(await listReportsBy(db, personId, viewer.userId)),
      storageUsed: used,
      verificationRequestId: request?.id ?? null,
      bans: bans.map(viewEntry),
      entries: entries.slice(0, auditEntriesPerPage).map(viewEntry),
      can: {
        ban: isBannable,
        liftBan: isBannable && row.is_banned,
        endSessions: isAdministered,
        changeRole: isAdministered,
        resetSecondFactor: isAdministered && (factors.code || factors.passkey),
        revokeVerification: isThere && row.verified && mayDecide(viewer.userId, personId),
      },
    }
  },
)
