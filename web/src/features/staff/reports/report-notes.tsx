import { staffWordsLength, type ReportDetail } from '@patchbay/contract/staff/reports'
import { useState, type ReactNode } from 'react'
import { useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Section } from './report-parts.tsx'
import { decisionTexts, reportTexts as texts, reportsTexts } from './texts.ts'
import { useNoteReport } from './use-reports.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

const stamp = dateFormat({ dateStyle: 'short', timeStyle: 'short' })

/** What staff noted, which nobody changes, and a field for more. */
export function ReportNotes({ report }: { report: ReportDetail }): ReactNode {
  const [content, setContent] = useState('')
  const { send, changed } = useNoteReport(report.id)
  const state = useForm({
    names: ['content'],
    check: () => {
      const count = countCharacters(content.trim())
      if (count === 0) return { validationErrors: { content: texts.noteRequired } }
      return count > staffWordsLength
        ? { validationErrors: { content: decisionTexts.tooLong(staffWordsLength) } }
        : { input: content.trim() }
    },
    send,
    onSent: (answer) => {
      setContent('')
      changed(answer)
    },
    wordsFor: () => texts.notSaved,
  })
  return (
    <Section title={texts.notes}>
      <ul className="mb-3 space-y-2">
        {report.notes.map((note) => (
          <li key={note.id}>
            <span className="text-meta text-ink-2">
              {note.author.name ?? reportsTexts.noName},{' '}
              <time dateTime={note.createdAt}>{stamp(note.createdAt)}</time>
            </span>
            <p dir="auto" className="break-words whitespace-pre-wrap">
              {note.content}
            </p>
          </li>
        ))}
      </ul>
      <Form state={state}>
        <AreaField
          label={texts.note}
          name="content"
          rows={2}
          dir="auto"
          value={content}
          counter={<Counter text={content} limit={staffWordsLength} />}
          error={state.validationErrors.content}
          onChange={(event) => {
            state.forget('content')
            setContent(event.target.value)
          }}
        />
        <Button type="submit" busy={state.isSending} busyLabel={texts.adding}>
          {texts.addNote}
        </Button>
      </Form>
    </Section>
  )
}
