import type { StaffPerson } from '@patchbay/contract/staff/people'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { Entries, Facts, Moment, Rows, StaffLink } from '../queues/public.ts'
import { banWords } from './person-tags.tsx'
import { staffPeopleTexts as texts } from './texts.ts'

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

function Standing({ person }: { person: StaffPerson }): ReactNode {
  const { id, fullName, role, memberSince, deletedAt, verificationRequestId } = person
  return (
    <Panel title={texts.standing}>
      <Facts
        facts={[
          [texts.ban, banWords(person)],
          [texts.theirContent, person.ban?.hidesContent ? texts.isHidden : null],
          [texts.fullName, fullName],
          [texts.role, texts.roles[role]],
          [texts.memberSince, <Moment key="since" at={memberSince} />],
          [texts.deletedAt, deletedAt && <Moment key="deleted" at={deletedAt} />],
          [texts.storage, megabytes(person.storageUsed)],
          [
            texts.verification,
            verificationRequestId && (
              <StaffLink
                key="verification"
                page="verifications"
                id={verificationRequestId}
                className="text-accent-text underline"
              >
                {texts.openVerification}
              </StaffLink>
            ),
          ],
          [texts.id, id],
        ]}
      />
    </Panel>
  )
}

function SignInMethods({ person: { signInMethods } }: { person: StaffPerson }): ReactNode {
  return (
    <Rows
      title={texts.signInMethods}
      empty={texts.noSignInMethods}
      rows={signInMethods.map(({ provider, email }) => [
        `${provider} ${email}`,
        [texts.providers[provider], email].filter(Boolean).join(', '),
      ])}
    />
  )
}

function Sessions({ person: { sessions } }: { person: StaffPerson }): ReactNode {
  return (
    <Rows
      title={texts.sessions}
      empty={texts.noSessions}
      rows={sessions.map(({ id, provider, device, lastUsedAt }) => [
        id,
        <>
          {device}, {texts.providers[provider]}
          <span className="block text-meta text-ink-2">
            {texts.lastUsed} <Moment at={lastUsedAt} />
          </span>
        </>,
      ])}
    />
  )
}

interface ReportsProps {
  title: string
  reports: StaffPerson['reportsAbout']
}

function Reports({ title, reports: { count, latest } }: ReportsProps): ReactNode {
  return (
    <Rows
      title={title}
      empty={texts.count(0)}
      {...(count > 0 && { hint: texts.count(count) })}
      rows={latest.map(({ id, subject, isOpen, createdAt }) => [
        id,
        <StaffLink
          key={id}
          page="reports"
          id={id}
          className="flex justify-between gap-3 hover:underline"
        >
          <span>{texts.reportOf(subject, isOpen)}</span>
          <span className="text-meta text-ink-2">
            <Moment at={createdAt} />
          </span>
        </StaffLink>,
      ])}
    />
  )
}

export function PersonPanels({ person }: { person: StaffPerson }): ReactNode {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <div className="space-y-4">
        <Standing person={person} />
        <SignInMethods person={person} />
        <Sessions person={person} />
      </div>
      <div className="space-y-4">
        <Entries title={texts.bans} empty={texts.noBans} entries={person.bans} />
        <Reports title={texts.reportsAbout} reports={person.reportsAbout} />
        <Reports title={texts.reportsBy} reports={person.reportsBy} />
        <Entries title={texts.entries} empty={texts.noEntries} entries={person.entries} />
      </div>
    </div>
  )
}
