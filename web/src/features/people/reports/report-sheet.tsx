import { reportReasonLength } from '@patchbay/contract/people/reports'
import { useEffect, useEffectEvent, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { reportFormTexts as texts } from './form-texts.ts'
import type { ReportDialogProps } from './reported.ts'
import { reportTexts } from './texts.ts'
import { useSendReport } from './use-send-report.ts'

const closesAfter = 5000

/** The form to report a person or their content. */
export function ReportSheet({ open, onClose, subject }: ReportDialogProps): ReactNode {
  const report = useSendReport(subject)
  const { isSent, isAlready, isSending } = report
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const isDone = isSent || isAlready
  const closeButton = useRef<HTMLButtonElement>(null)
  const begin = useEffectEvent(report.reset)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (open) begin()
  }, [open])
  useEffect(() => {
    if (isDone) closeButton.current?.focus()
  }, [isDone])
  useEffect(() => {
    if (!open || !isSent) return undefined
    const timer = setTimeout(() => close(), closesAfter)
    return () => clearTimeout(timer)
  }, [open, isSent])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // In React this form may be nested in another form, though not in the DOM.
    event.stopPropagation()
    if (!report.send()) form.current?.querySelector('textarea')?.focus()
  }
  const footer = isDone ? (
    <Button ref={closeButton} onClick={onClose}>
      {texts.close}
    </Button>
  ) : (
    <>
      <Button variant="ghost" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        disabled={report.reason.trim() === ''}
        busy={isSending}
        busyLabel={texts.submitting}
      >
        {texts.submit}
      </Button>
    </>
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={reportTexts.of(subject.type, subject.authorName)}
      footer={footer}
    >
      {isDone ? (
        <Banner tone="success">{isSent ? texts.sent : texts.already}</Banner>
      ) : (
        <form ref={form} id={formId} noValidate onSubmit={submit} className="space-y-4">
          {report.failure && !isSending && <Banner tone="error">{report.failure}</Banner>}
          <AreaField
            label={texts.reason}
            rows={5}
            dir="auto"
            value={report.reason}
            hint={texts.hint}
            counter={<Counter text={report.reason} limit={reportReasonLength} />}
            error={report.validationError}
            readOnly={isSending}
            onChange={(event) => report.change(event.target.value)}
          />
        </form>
      )}
    </Sheet>
  )
}
