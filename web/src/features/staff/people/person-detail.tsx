import { nameOf } from '@patchbay/contract/people/person-name'
import type { StaffPerson } from '@patchbay/contract/staff/people'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { RevokeSheet } from '../reviews/public.ts'
import { useRefresh } from '../queues/public.ts'
import { BanSheet, EndSheet, LiftSheet, ResetFactorSheet, RoleSheet } from './person-sheets.tsx'
import { PersonPanels } from './person-panels.tsx'
import { useStaffPerson } from './staff-people.query.ts'
import { PersonTags } from './person-tags.tsx'
import { staffPeopleTexts as texts } from './texts.ts'

type Doing =
  | 'ban'
  | 'liftBan'
  | 'endSessions'
  | 'changeRole'
  | 'resetSecondFactor'
  | 'revokeVerification'

const actions: readonly (readonly [doing: Doing, label: string])[] = [
  ['ban', texts.banAction],
  ['liftBan', texts.lift],
  ['endSessions', texts.end],
  ['changeRole', texts.change],
  ['resetSecondFactor', texts.reset],
  ['revokeVerification', texts.revoke],
]

function Person({ person }: { person: StaffPerson }): ReactNode {
  const [doing, start] = useState<Doing>()
  const refresh = useRefresh()
  const name = nameOf(person)
  const sheet = (which: Doing) => ({
    person,
    open: doing === which,
    onClose: () => start(undefined),
  })
  return (
    <div className="space-y-4 p-4 md:p-5">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-title">
          <PersonName name={name} verified={person.verified} whole />
        </h2>
        <PersonTags person={person} />
      </header>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actions.map(
          ([which, label]) =>
            person.can[which] && (
              <Button
                key={which}
                variant={which === 'ban' ? 'danger' : 'secondary'}
                onClick={() => start(which)}
              >
                {label}
              </Button>
            ),
        )}
      </div>
      <PersonPanels person={person} />
      <BanSheet {...sheet('ban')} />
      <LiftSheet {...sheet('liftBan')} />
      <EndSheet {...sheet('endSessions')} />
      <RoleSheet {...sheet('changeRole')} />
      <ResetFactorSheet {...sheet('resetSecondFactor')} />
      <RevokeSheet
        personId={person.id}
        name={name}
        open={doing === 'revokeVerification'}
        onClose={() => start(undefined)}
        onRevoked={refresh}
      />
    </div>
  )
}

/** The standing of one person, and what can be done about it. */
export function StaffPersonDetail({ personId }: { personId: string }): ReactNode {
  const query = useStaffPerson(personId)
  const loading = { loading: texts.loadingOne, notLoaded: texts.oneNotLoaded }
  return (
    <Awaited query={query} texts={loading}>
      {(person) => <Person person={person} />}
    </Awaited>
  )
}
