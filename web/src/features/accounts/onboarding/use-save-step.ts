import { nextStep, type OnboardingStep } from '@patchbay/contract/accounts/onboarding'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { readDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { useSessions } from '../sessions/public.ts'
import { draftAfter, type Answers, type Errors } from './answers.ts'
import { failureText, saveStep, type Failure, type Outcome } from './save-step.ts'
import { stepAfter } from './wizard-order.ts'

export const draftName = 'onboarding'
export const savingKey = ['onboarding', 'save'] as const

interface SaveStep {
  readonly save: (answers: Answers, onWrong: (errors: Errors) => void) => void
  readonly saving: boolean
  readonly failure: Failure | undefined
}

function failureOf(outcome: Outcome | undefined, thrown: boolean, step: OnboardingStep) {
  if (outcome?.kind === 'failed') return outcome.failure
  return thrown || outcome?.kind === 'incomplete' ? { text: failureText(step) } : undefined
}

/** Saves a step and continues; after a failure the person stays on the step. */
export function useSaveStep(step: OnboardingStep, owner: string): SaveStep {
  const sessions = useSessions()
  const navigate = useNavigate()
  const go = (to: OnboardingStep | null | undefined): void => {
    if (to) void navigate({ to: '/onboarding/$step', params: { step: to } })
  }
  const lookForGap = async (): Promise<void> => {
    const session = await sessions.load()
    if (!session?.profile) return
    sessions.update(session.profile)
    go(nextStep(session.profile))
  }
  const { mutate, isPending, data, isError } = useMutation({
    mutationKey: savingKey,
    mutationFn: async (answers: Answers): Promise<Outcome> => {
      const outcome = await saveStep(step, answers)
      if (outcome.kind === 'incomplete') await lookForGap()
      return outcome
    },
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (outcome, answers) => {
      if (outcome.kind !== 'saved') return
      sessions.update(outcome.profile)
      const draft = step === 'terms' ? undefined : readDraft(owner, draftName)
      writeDraft(owner, draftName, draftAfter(step, answers, draft))
    },
  })
  return {
    save: (answers, onWrong) =>
      mutate(answers, {
        // Runs only if the person is still on the saved step.
        onSuccess: (outcome) => {
          if (outcome.kind === 'saved') go(stepAfter(step))
          if (outcome.kind === 'wrong') onWrong(outcome.errors)
        },
      }),
    saving: isPending,
    failure: failureOf(data, isError, step),
  }
}
