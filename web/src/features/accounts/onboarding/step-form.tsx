import { type OnboardingStep, termsVersion } from '@patchbay/contract/accounts/onboarding'
import { type OwnProfile, profileUpdate } from '@patchbay/contract/accounts/profiles'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import {
  hasValidationErrors,
  useValidationErrors,
  validationErrorsOf,
} from '../../../platform/state/validation-errors.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { useSessions } from '../sessions/public.ts'
import { answersOf, stepFields, type AnswerName, type Answers, type Errors } from './answers.ts'
import type { Failure } from './save-step.ts'
import { bodyOf } from './step-body.ts'
import { StepFooter } from './step-footer.tsx'
import { StepPart } from './steps/step-part.tsx'
import { onboardingTexts as texts } from './texts.ts'
import { draftName, useSaveStep } from './use-save-step.ts'

/** The typed answers stay, also over signing in again. */
function FailureBanner({ failure: { text, remedy } }: { failure: Failure }): ReactNode {
  const sessions = useSessions()
  const place = useRef<HTMLDivElement>(null)
  // On a phone the pressed button may be far below the banner.
  useEffect(() => {
    // In braces, because newer browsers return a promise, which is no cleanup function.
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const signIn = (): void =>
    sessions.handleError(new ApiError({ code: 'not_authenticated', status: 401, message: text }))
  return (
    <div ref={place} className="mb-5">
      <Banner tone="error">
        {text}
        {remedy && (
          <div className="mt-2">
            <Button size="sm" onClick={remedy === 'reload' ? () => location.reload() : signIn}>
              {remedy === 'reload' ? texts.reload : texts.signInAgain}
            </Button>
          </div>
        )}
      </Banner>
    </div>
  )
}

/** Validates before the request, by the rules of the contract. */
function checkStep(step: OnboardingStep, answers: Answers): Errors {
  if (step === 'terms')
    return answers.accepted === termsVersion ? {} : { accepted: texts.notAccepted }
  const { error } = profileUpdate.safeParse(bodyOf(step, answers))
  return validationErrorsOf(stepFields[step], error?.issues ?? [])
}

export function StepForm({ step, user }: { step: OnboardingStep; user: OwnProfile }): ReactNode {
  const [draft, keepDraft] = useDraft(user.id, draftName)
  const { form, validationErrors, refuse, forget } = useValidationErrors<AnswerName>()
  // This does not use `useForm`: a refusal is an outcome here, so that the app does not end the
  // session at once.
  const { save, saving, failure } = useSaveStep(step, user.id)
  const answers = answersOf(user, draft)
  const change = (changed: Partial<Answers>): void => {
    keepDraft({ ...(draft as object | undefined), ...changed })
    forget(...Object.keys(changed))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (saving) return
    const found = checkStep(step, answers)
    if (hasValidationErrors(found)) refuse(found)
    else save(answers, refuse)
  }
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col md:flex-none">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-1 flex-col">
        {/* The scroll margin keeps a focused field clear of the sticky header and footer. */}
        <div className="flex-1 pt-6 pb-8 **:scroll-mt-28 **:scroll-mb-24">
          <h1 className="text-head md:text-display">{texts.of(step).heading}</h1>
          <p className="mt-2 mb-6 text-ink-2">{texts.of(step).lead}</p>
          {failure && <FailureBanner failure={failure} />}
          <StepPart step={step} answers={answers} errors={validationErrors} change={change} />
        </div>
        <StepFooter step={step} saving={saving} />
      </form>
    </main>
  )
}
