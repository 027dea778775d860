import { roles, type Role } from '@patchbay/contract/accounts/profiles'
import type { ErrorCode } from '@patchbay/contract/errors'
import { nameOf } from '@patchbay/contract/people/person-name'
import {
  banPerson,
  changeRole,
  endSessions,
  liftBan,
  resetSecondFactor,
  type StaffPerson,
} from '@patchbay/contract/staff/people'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { CheckboxRow } from '../../../ui/fields/checkbox-row.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { MessageSheet, ReasonSheet } from '../queues/public.ts'
import { staffPeopleTexts as texts } from './texts.ts'

interface PersonSheetProps {
  person: StaffPerson
  open: boolean
  onClose: () => void
}

const words: Partial<Record<ErrorCode | 'network', string>> = {
  forbidden: texts.notAllowed,
  not_banned: texts.notBannedNow,
  factor_not_found: texts.noFactor,
}

const wordsFor = (error: Error): string | undefined =>
  error instanceof ApiError ? words[error.code] : undefined

/** What all of these sheets share: what happens afterwards. */
function useSheet({ open, onClose }: PersonSheetProps, message: string) {
  const onSent = (): void => {
    onClose()
    showToast({ message })
  }
  return { open, onClose, onSent, wordsFor }
}

type Term = keyof typeof texts.terms
const terms = Object.keys(texts.terms) as readonly Term[]
const daysOf = { day: 1, week: 7, month: 30, year: 365, ever: null } as const

/** `null` for good. */
function endOf(term: Term): string | null {
  const days = daysOf[term]
  return days === null ? null : new Date(Date.now() + days * 24 * 3_600_000).toISOString()
}

/** The words are asked for: a banned person must know why before they appeal. */
export function BanSheet(props: PersonSheetProps): ReactNode {
  const { id: personId } = props.person
  const [term, setTerm] = useState<Term>('week')
  const [chosen, setChosen] = useState<boolean>()
  const hideContent = chosen ?? props.person.ban?.hidesContent ?? false
  // What was chosen and cancelled must not be sent the next time.
  const onClose = (): void => {
    setTerm('week')
    setChosen(undefined)
    props.onClose()
  }
  return (
    <MessageSheet
      {...useSheet({ ...props, onClose }, texts.wasBanned)}
      title={texts.banTitle(nameOf(props.person))}
      label={texts.banWords}
      submitLabel={texts.banAction}
      busyLabel={texts.banning}
      send={(message) =>
        call(banPerson, {
          params: { personId },
          body: { until: endOf(term), hideContent, ...message },
        })
      }
    >
      <p className="text-ink-2">{texts.banHint}</p>
      <SelectField
        label={texts.banFor}
        value={term}
        onChange={(event) => setTerm(event.target.value as Term)}
      >
        {terms.map((one) => (
          <option key={one} value={one}>
            {texts.terms[one]}
          </option>
        ))}
      </SelectField>
      <CheckboxRow
        label={texts.hideContent}
        checked={hideContent}
        onChange={(event) => setChosen(event.target.checked)}
      />
    </MessageSheet>
  )
}

export function LiftSheet(props: PersonSheetProps): ReactNode {
  const { id: personId } = props.person
  return (
    <ReasonSheet
      {...useSheet(props, texts.wasLifted)}
      title={texts.liftTitle(nameOf(props.person))}
      submitLabel={texts.lift}
      busyLabel={texts.lifting}
      send={(reason) => call(liftBan, { params: { personId }, body: { reason } })}
    />
  )
}

export function EndSheet(props: PersonSheetProps): ReactNode {
  const { id: personId } = props.person
  return (
    <ReasonSheet
      {...useSheet(props, texts.wasEnded)}
      title={texts.endTitle(nameOf(props.person))}
      submitLabel={texts.end}
      busyLabel={texts.ending}
      send={(reason) => call(endSessions, { params: { personId }, body: { reason } })}
    />
  )
}

export function ResetFactorSheet(props: PersonSheetProps): ReactNode {
  const { id: personId } = props.person
  return (
    <ReasonSheet
      {...useSheet(props, texts.wasReset)}
      title={texts.resetTitle(nameOf(props.person))}
      submitLabel={texts.reset}
      busyLabel={texts.resetting}
      send={(reason) => call(resetSecondFactor, { params: { personId }, body: { reason } })}
    >
      <p className="text-ink-2">{texts.resetHint}</p>
    </ReasonSheet>
  )
}

export function RoleSheet(props: PersonSheetProps): ReactNode {
  const { id: personId } = props.person
  const [chosen, setChosen] = useState<Role>()
  const role = chosen ?? props.person.role
  const onClose = (): void => {
    setChosen(undefined)
    props.onClose()
  }
  return (
    <ReasonSheet
      {...useSheet({ ...props, onClose }, texts.wasChanged)}
      title={texts.changeTitle(nameOf(props.person))}
      submitLabel={texts.change}
      busyLabel={texts.changing}
      send={(reason) => call(changeRole, { params: { personId }, body: { role, reason } })}
    >
      <SelectField
        label={texts.newRole}
        value={role}
        onChange={(event) => setChosen(event.target.value as Role)}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {texts.roles[one]}
          </option>
        ))}
      </SelectField>
    </ReasonSheet>
  )
}
