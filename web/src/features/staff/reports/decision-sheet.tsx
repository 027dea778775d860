import { auditReasonLength } from '@patchbay/contract/staff/audit'
import {
  decisionsWithWords,
  staffWordsLength,
  type ReportDecision,
  type ReportDetail,
} from '@patchbay/contract/staff/reports'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { CheckboxRow } from '../../../ui/fields/checkbox-row.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SheetCancel } from '../../../ui/overlays/sheet-cancel.tsx'
import { SheetForm } from '../../../ui/overlays/sheet-form.tsx'
import { ReasonField } from '../queues/public.ts'
import { decisionTexts as texts, reportsTexts } from './texts.ts'
import { useDecideReport } from './use-reports.ts'

interface DecisionSheetProps {
  report: ReportDetail
  decision: ReportDecision
  onClose: () => void
}

const days = { week: 7, month: 30, forever: undefined } as const
type Length = keyof typeof days

const endOf = (length: Length): { until?: string } => {
  const count = days[length]
  return count === undefined
    ? {}
    : { until: new Date(Date.now() + count * 86_400_000).toISOString() }
}

function wordsFor(error: Error): string {
  if (!(error instanceof ApiError)) return texts.failed
  if (error.code === 'report_decided') return texts.decided
  if (error.code === 'community_closed') return texts.closed
  if (error.code === 'content_gone') return texts.contentGone
  if (error.code === 'forbidden') return texts.forbidden
  return texts.failed
}

/** Asks for what a decision needs: words for the person, how long a ban is, and why. */
export function DecisionSheet({ report, decision, onClose }: DecisionSheetProps): ReactNode {
  const said = {
    ...reportsTexts.decisions[decision],
    ...(report.subject.type === 'community' && reportsTexts.ofCommunities[decision]),
  }
  const [words, setWords] = useState('')
  const [reason, setReason] = useState('')
  const [length, setLength] = useState<Length>('week')
  // A ban that lasts may hide it already: untouched, it stays as it is.
  const [hideContent, setHideContent] = useState<boolean>()
  const { send, changed } = useDecideReport(report.id)
  const needsWords = decisionsWithWords.includes(decision)
  const state = useForm({
    names: ['words', 'reason'],
    check: () => {
      const [toSay, why] = [countCharacters(words.trim()), countCharacters(reason.trim())]
      const validationErrors = {
        ...(needsWords && toSay === 0 && { words: texts.wordsRequired }),
        ...(toSay > staffWordsLength && { words: texts.tooLong(staffWordsLength) }),
        ...(why === 0 && { reason: texts.reasonRequired }),
        ...(why > auditReasonLength && { reason: texts.tooLong(auditReasonLength) }),
      }
      if (Object.keys(validationErrors).length > 0) return { validationErrors }
      return {
        input: {
          decision,
          reason: reason.trim(),
          ...(needsWords && { words: words.trim() }),
          ...(decision === 'ban' && {
            ...endOf(length),
            ...(hideContent !== undefined && { hideContent }),
          }),
        },
      }
    },
    send,
    onSent: (answer) => {
      changed(answer)
      onClose()
    },
    wordsFor,
  })
  const close = (): void => {
    if (!state.isSending) onClose()
  }
  return (
    <SheetForm
      open
      onClose={close}
      title={said.title}
      unsaved={(words + reason).trim() !== '' && !state.isSending}
      state={state}
      submitLabel={said.submit}
      busyLabel={said.busy}
      buttons={<SheetCancel>{texts.cancel}</SheetCancel>}
    >
      <p className="text-meta text-ink-2">{said.hint}</p>
      {needsWords && (
        <AreaField
          label={texts.words}
          name="words"
          rows={4}
          dir="auto"
          value={words}
          counter={<Counter text={words} limit={staffWordsLength} />}
          error={state.validationErrors.words}
          onChange={(event) => {
            state.forget('words')
            setWords(event.target.value)
          }}
        />
      )}
      {decision === 'ban' && (
        <SelectField
          label={texts.length}
          value={length}
          onChange={(event) => setLength(event.target.value as Length)}
        >
          {Object.entries(texts.lengths).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {decision === 'ban' && (
        <CheckboxRow
          label={texts.hideContent}
          checked={hideContent ?? false}
          onChange={(event) => setHideContent(event.target.checked)}
        />
      )}
      <ReasonField
        value={reason}
        error={state.validationErrors.reason}
        onChange={(text) => {
          state.forget('reason')
          setReason(text)
        }}
      />
    </SheetForm>
  )
}
