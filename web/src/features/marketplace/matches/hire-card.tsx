import { needLength } from '@patchbay/contract/marketplace/matches'
import { Search, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { countHint } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { boxStyle, FieldError } from '../../../ui/fields/field.tsx'
import { isSendKey } from '../../../ui/fields/send-key.ts'
import { hireTexts as texts } from './texts.ts'
import type { Matching } from './use-matching.ts'

interface HireCardProps {
  matching: Matching
  /** Searches for matches; the argument says whether it was triggered by the keyboard. */
  onFind: (byKey: boolean) => boolean
}

/** Shows the error, and the number of characters near their limit. */
function Note({
  id,
  validationError,
  text,
}: {
  id: string
  validationError: string | undefined
  text: string
}) {
  return (
    <div className="flex items-start justify-between gap-3">
      {validationError !== undefined && <FieldError id={id}>{validationError}</FieldError>}
      <span
        {...(validationError === undefined && { id })}
        className="mt-1.5 ml-auto shrink-0 empty:hidden"
      >
        <Counter text={text} limit={needLength} />
      </span>
    </div>
  )
}

interface FoldedNeedProps {
  text: string
  isFinding: boolean
  onChange: () => void
}

/** Below 1200 px: what is searched for, in one line, so that the matches are on the first screen. */
function FoldedNeed({ text, isFinding, onChange }: FoldedNeedProps): ReactNode {
  return (
    <button
      type="button"
      onClick={onChange}
      className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 py-2 text-left -outline-offset-2 xl:hidden"
    >
      <Search className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <bdi className="min-w-0 flex-1 truncate">{text}</bdi>{' '}
      <span className="shrink-0 text-meta font-semibold text-accent-text">
        {isFinding ? texts.finding : texts.change}
      </span>
    </button>
  )
}

/** The viewer's need, as free text. */
export function HireCard({ matching, onFind }: HireCardProps): ReactNode {
  const { text, validationError, answer, isFinding, failure, type, clear } = matching
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [isChanging, setIsChanging] = useState(false)
  // Whom nobody suits wants to change the words.
  const hasMatches = answer !== undefined && answer.recommendations.matches.length > 0
  const isAnswered = hasMatches && answer.asked === text.trim() && failure === undefined
  // Folded with the press, so that nothing moves when the matches arrive.
  const isFolded = (isAnswered || isFinding) && !isChanging && validationError === undefined
  const change = (): void => {
    // Rendered before the field is focused, which is hidden until then.
    flushSync(() => setIsChanging(true))
    box.current?.focus()
  }
  const find = (byKey: boolean): void => {
    let isInvalid = false
    setIsChanging(false)
    // Rendered before the field is focused, so that a screen reader reads it with its error.
    flushSync(() => {
      isInvalid = !onFind(byKey)
    })
    if (isInvalid) box.current?.focus()
  }
  const findByKey = (event: KeyboardEvent): void => {
    if (!isSendKey(event)) return
    event.preventDefault()
    find(true)
  }
  const noteId = `${id}-note`
  const hasNote = validationError !== undefined || countHint(text, needLength) !== undefined
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-surface">
      {isFolded && <FoldedNeed text={text} isFinding={isFinding} onChange={change} />}
      <div className={classNames('p-4 md:p-5', isFolded && 'max-xl:hidden')}>
        <h2 id={`${id}-title`} className="text-lead md:text-title">
          {texts.title}
        </h2>
        {/* On phones the example in the field says as much, and the listings begin sooner. */}
        <p className="mt-1 text-ink-2 max-md:hidden">{texts.body}</p>
        <div className="mt-2 md:mt-3">
          <label htmlFor={id} className="sr-only">
            {texts.label}
          </label>
          <textarea
            ref={box}
            id={id}
            rows={2}
            dir="auto"
            value={text}
            placeholder={texts.example}
            aria-invalid={validationError === undefined ? undefined : true}
            aria-describedby={hasNote ? noteId : undefined}
            onChange={(event) => {
              setIsChanging(true)
              type(event.target.value)
            }}
            onKeyDown={findByKey}
            className={`${boxStyle(validationError)} field-sizing-content max-h-60 min-h-[71px] resize-none px-3.5 py-3`}
          />
          <Note id={noteId} validationError={validationError} text={text} />
          <div className="mt-3 flex items-center justify-between gap-3">
            <div>
              {(text !== '' || answer || failure !== undefined) && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => {
                    clear()
                    box.current?.focus()
                  }}
                >
                  <X className="size-4" aria-hidden="true" />
                  {texts.clear}
                </Button>
              )}
            </div>
            <Button
              variant="primary"
              busy={isFinding}
              busyLabel={texts.finding}
              // A click with a detail of 0 comes from the keyboard.
              onClick={(event) => find(event.detail === 0)}
            >
              <Search className="size-4" aria-hidden="true" />
              {texts.find}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
