import { reportReasonLength } from '@patchbay/contract/people/reports'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { reportFormTexts as texts } from './form-texts.ts'
import { useSendReport, type ReportDialogProps } from './use-send-report.ts'
import { reportTexts } from './texts.ts'

const closesAfter = 5000

/** The form to report a person or their content. */
export function ReportSheet({ open, onClose, subject }: ReportDialogProps): ReactNode {
  const { state, reason, isSent, isAlready, change } = useSendReport(subject)
  const { isSending, validationErrors } = state
  const formId = useId()
  const isDone = isSent || isAlready
  const closeButton = useRef<HTMLButtonElement>(null)
  const begin = useEffectEvent(state.reset)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (open) begin()
  }, [open])
  // The focused button is gone with the form, and the sheet would take the focus.
  useLayoutEffect(() => {
    if (isDone) closeButton.current?.focus()
  }, [isDone])
  useEffect(() => {
    if (!open || !isSent) return undefined
    const timer = setTimeout(() => close(), closesAfter)
    return () => clearTimeout(timer)
  }, [open, isSent])

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
        disabled={reason.trim() === ''}
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
        <Form state={state} id={formId}>
          <AreaField
            label={texts.reason}
            rows={5}
            dir="auto"
            value={reason}
            hint={texts.hint}
            counter={<Counter text={reason} limit={reportReasonLength} />}
            error={validationErrors.reason}
            readOnly={isSending}
            onChange={(event) => change(event.target.value)}
          />
        </Form>
      )}
    </Sheet>
  )
}
