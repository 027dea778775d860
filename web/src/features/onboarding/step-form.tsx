import type { OnboardingStep } from '@patchbay/contract/onboarding'
import type { OwnProfile } from '@patchbay/contract/profiles'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../platform/drafts.ts'
import { answersOf, stepFields, type Answers, type Errors } from './answers.ts'
import { checkStep, prepareCheck } from './check-step.ts'
import { FailureBanner } from './failure-banner.tsx'
import { StepFooter } from './step-footer.tsx'
import { prepareSteps, StepPart } from './steps/step-part.tsx'
import { onboardingTexts as texts } from './texts.ts'
import { draftName, useSaveStep } from './use-save-step.ts'

export function StepForm({ step, user }: { step: OnboardingStep; user: OwnProfile }): ReactNode {
  const [draft, keepDraft] = useDraft(user.id, draftName)
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const checking = useRef(false)
  useEffect(() => {
    prepareSteps()
    prepareCheck()
  }, [])
  const { save, saving, failure } = useSaveStep(step, user.id)
  const answers = answersOf(user, draft)

  const change = (changed: Partial<Answers>): void => {
    keepDraft({ ...(draft as object | undefined), ...changed })
    const mended = Object.keys(changed).map((name) => [name, undefined])
    setErrors({ ...errors, ...(Object.fromEntries(mended) as Errors) })
  }
  const complain = (found: Errors): void => {
    // Rendered before the field is focused, so that a screen reader reads it with its error.
    flushSync(() => setErrors(found))
    const name = stepFields[step].find((field) => found[field])
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }
  const submit = async (): Promise<void> => {
    if (saving || checking.current) return
    checking.current = true
    const found = await checkStep(step, answers)
    checking.current = false
    if (Object.keys(found).length > 0) complain(found)
    else save(answers, complain)
  }
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col md:flex-none">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="flex flex-1 flex-col"
      >
        {/* The scroll margin keeps a focused field clear of the sticky header and footer. */}
        <div className="flex-1 pt-6 pb-8 **:scroll-mt-28 **:scroll-mb-24">
          <h1 className="text-head md:text-display">{texts.of(step).heading}</h1>
          <p className="mt-2 mb-6 text-ink-2">{texts.of(step).lead}</p>
          {failure && <FailureBanner failure={failure} />}
          <StepPart step={step} answers={answers} errors={errors} change={change} />
        </div>
        <StepFooter step={step} saving={saving} />
      </form>
    </main>
  )
}
