import type { ErrorCode } from '@patchbay/contract/errors'
import { nameOf } from '@patchbay/contract/people/person-name'
import { answerAppeal, type StaffAppeal } from '@patchbay/contract/staff/appeals'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkedText } from '../../../ui/content/linked-text.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { MessageSheet, StaffLink, useKeys } from '../queues/public.ts'
import { AppealPanels } from './appeal-panels.tsx'
import { useAppeal } from './appeals.query.ts'
import { staffAppealTexts as texts } from './texts.ts'

type Decision = 'lift' | 'decline'

const words: Partial<Record<ErrorCode | 'network', string>> = {
  appeal_answered: texts.answeredMeanwhile,
  forbidden: texts.notAllowed,
}

const wordsFor = (error: Error): string | undefined =>
  error instanceof ApiError ? words[error.code] : undefined

interface AnswerSheetProps {
  appeal: StaffAppeal
  decision: Decision
  open: boolean
  onClose: () => void
}

function AnswerSheet({ appeal, decision, open, onClose }: AnswerSheetProps): ReactNode {
  const { id, person, content } = appeal
  const isLift = decision === 'lift'
  const name = nameOf(person)
  return (
    <MessageSheet
      open={open}
      onClose={onClose}
      title={isLift ? texts.liftTitle(name) : texts.declineTitle(name)}
      label={texts.message}
      hint={texts.hint}
      submitLabel={isLift ? texts.lift : texts.decline}
      busyLabel={texts.sending}
      draft={`${decision} ${id}`}
      send={(message) =>
        call(answerAppeal, { params: { appealId: id }, body: { decision, ...message } })
      }
      onSent={() => {
        onClose()
        showToast({ message: isLift ? texts.wasLifted : texts.wasDeclined })
      }}
      wordsFor={wordsFor}
    >
      <LinkedText>{content}</LinkedText>
    </MessageSheet>
  )
}

function Opened({ appeal }: { appeal: StaffAppeal }): ReactNode {
  const { person, can, outcome, ban, bannedBy } = appeal
  const [deciding, decide] = useState<Decision | null>(null)
  const sheetOf = (decision: Decision): ReactNode => (
    <AnswerSheet
      appeal={appeal}
      decision={decision}
      open={deciding === decision}
      onClose={() => decide(null)}
    />
  )
  useKeys({ ...(can.answer && { l: () => decide('lift'), d: () => decide('decline') }) })
  return (
    <div className="max-w-[720px] space-y-4 p-4 md:p-5">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-title">
          <PersonName name={nameOf(person)} verified={person.verified} whole />
        </h2>
        <StaffLink page="people" id={person.id} className="text-meta text-accent-text underline">
          {texts.openPerson}
        </StaffLink>
      </header>
      {can.answer && bannedBy?.isViewer && <Banner tone="note">{texts.own}</Banner>}
      {outcome === null && ban === null && <Banner tone="note">{texts.banOver}</Banner>}
      {can.answer && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" onClick={() => decide('lift')}>
            {texts.lift}
          </Button>
          <Button onClick={() => decide('decline')}>{texts.decline}</Button>
          <span className="text-meta text-ink-3 max-md:hidden">{texts.keys}</span>
        </div>
      )}
      <AppealPanels appeal={appeal} />
      {sheetOf('lift')}
      {sheetOf('decline')}
    </div>
  )
}

/** One appeal, with what is needed to answer it. */
export function AppealDetail({ appealId }: { appealId: string }): ReactNode {
  const loading = { loading: texts.loadingOne, notLoaded: texts.oneNotLoaded }
  return (
    <Awaited query={useAppeal(appealId)} texts={loading}>
      {(appeal) => <Opened appeal={appeal} />}
    </Awaited>
  )
}
