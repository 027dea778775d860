import {
  createReport,
  reportReasonLength,
  type ReportSubject,
} from '@patchbay/contract/people/reports'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { useSession, useSessions } from '../../accounts/sessions/public.ts'
import { reportFormTexts as texts } from './form-texts.ts'
import { reportTexts } from './texts.ts'

/** The reported object and its author; for a person or a community, its own name. */
export interface Reported {
  readonly type: ReportSubject
  readonly id: string
  readonly authorName: string
}

export interface ReportDialogProps {
  open: boolean
  onClose: () => void
  subject: Reported
}

interface ReportDraft {
  /**
   * Created with the first input and sent with every attempt, so that a retry creates no second
   * report.
   */
  readonly clientId: string
  readonly reason: string
}

function validationErrorIn(reason: string): string | undefined {
  const count = countCharacters(reason)
  if (count === 0) return texts.required
  return count > reportReasonLength ? texts.tooLong(reportReasonLength) : undefined
}

function wordsFor(error: Error): string {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'already_reported') return texts.already
  if (code === 'subject_not_found') return texts.gone
  return tooOftenWords(error) ?? texts.failed
}

/** The draft is stored per object until it is sent: over a failure, a closed sheet, a sign-in. */
export function useSendReport({ type, id }: Reported) {
  const { user } = useSession()
  const { handleError } = useSessions()
  const [stored, keep] = useDraft(user?.id ?? '', `report:${type}:${id}`)
  const draft = stored as ReportDraft | undefined
  const reason = draft?.reason ?? ''
  const state = useForm({
    names: ['reason'],
    check: () => {
      const reasonError = validationErrorIn(reason)
      return draft && reasonError === undefined
        ? { input: draft }
        : { validationErrors: { reason: reasonError } }
    },
    send: (body: ReportDraft) =>
      call(createReport, { body: { ...body, subject: { type, id } } }).catch((failure: unknown) => {
        if (type === 'person') handleError(failure, reportTexts.signIn)
        throw failure
      }),
    onSent: () => keep(undefined),
    wordsFor,
  })
  const { error, answer, reset } = state
  return {
    state,
    reason,
    isSent: answer !== undefined,
    /** A retry would be useless. */
    isAlready: error instanceof ApiError && error.code === 'already_reported',
    change: (text: string): void => {
      reset()
      keep(text === '' ? undefined : { clientId: crypto.randomUUID(), ...draft, reason: text })
    },
  }
}
