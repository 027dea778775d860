import { firstWords } from '@patchbay/contract/formatted-text'
import type { Poll } from '@patchbay/contract/content/polls'
import { Check } from 'lucide-react'
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { untilInWords } from '../../../platform/time/moment.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { between } from '../../../ui/between.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Readout } from '../../../ui/readout.tsx'
import { pollTexts as texts } from './texts.ts'
import { useIsOver } from './use-is-over.ts'
import { pressed } from './use-vote.ts'

export interface PollCardProps {
  /** The text of the post or message. */
  question: string
  poll: Poll
  /** Undefined while it is not known; nothing can be chosen until then. */
  myVote: readonly number[] | undefined
  mayVote: boolean
  /** That `myVote` could not be loaded, and how to ask for it again. */
  missingVote?: { readonly isAsking: boolean; readonly ask: () => Promise<unknown> } | undefined
  onVote: (answers: readonly number[]) => void
  /** Shows who chose what; absent where nobody is told. */
  onVoters?: (() => void) | undefined
}

function Bar({ votes, voters }: { votes: number; voters: number }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="block h-1.5 overflow-hidden rounded-[1.5px] bg-line-strong/30"
    >
      <span
        className="block h-full bg-signal transition-[width] duration-150"
        style={{ width: `${voters === 0 ? 0 : Math.round((votes / voters) * 100)}%` }}
      />
    </span>
  )
}

type ControlProps = Omit<ComponentProps<'input'>, 'className'>

/** Drawn in the colours of the theme, as `TickBox` is. */
function Control(props: ControlProps): ReactNode {
  const isOne = props.type === 'radio'
  return (
    <span className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
      <input
        {...props}
        className={classNames(
          'peer size-[18px] appearance-none border border-line-strong bg-surface checked:border-accent checked:bg-accent forced-colors:appearance-auto',
          isOne ? 'rounded-full' : 'rounded-tail',
        )}
      />
      {isOne ? (
        <span className="pointer-events-none hidden size-2 rounded-full bg-on-accent peer-checked:block forced-colors:peer-checked:hidden" />
      ) : (
        <Check
          className="pointer-events-none hidden size-3.5 text-on-accent peer-checked:block forced-colors:peer-checked:hidden"
          strokeWidth={3}
          aria-hidden="true"
        />
      )}
    </span>
  )
}

interface AnswerProps {
  text: string
  votes: number
  voters: number
  isChosen: boolean
  /** The control, if one may choose. */
  control: Pick<ControlProps, 'type' | 'name' | 'onChange' | 'disabled'> | undefined
}

function Answer({ text, votes, voters, isChosen, control }: AnswerProps): ReactNode {
  const id = useId()
  const words = (
    <>
      {control ? (
        <Control
          {...control}
          checked={isChosen}
          aria-labelledby={id}
          aria-describedby={`${id}-votes`}
        />
      ) : (
        isChosen && (
          <Check className="size-[18px] shrink-0 text-accent-text" aria-label={texts.chosen} />
        )
      )}
      <bdi id={id} className={classNames('min-w-0 flex-1 break-words', isChosen && 'font-medium')}>
        {text}
      </bdi>
      <span className="shrink-0">
        <span aria-hidden="true">
          <Readout tone="strong">{votes}</Readout>
        </span>
        <span id={`${id}-votes`} className="sr-only">
          {texts.votes(votes)}
        </span>
      </span>
    </>
  )
  const row = 'flex items-center gap-2.5 py-1'
  return (
    <li className="min-w-0">
      {control ? (
        <label className={`${row} min-h-11 cursor-pointer md:min-h-8`}>{words}</label>
      ) : (
        <span className={`${row} min-h-8`}>{words}</span>
      )}
      <Bar votes={votes} voters={voters} />
    </li>
  )
}

const linkStyle =
  '-mx-1 inline-flex min-h-11 items-center rounded-control px-1 font-medium underline-offset-2 hover:underline md:min-h-8'

/** The end is told to the minute, and the poll ends to the moment. */
function Ends({ endsAt }: { endsAt: string }): ReactNode {
  const now = useNow()
  return <span>{texts.ends(untilInWords(endsAt, new Date(now)))}</span>
}

interface MissingVoteProps extends NonNullable<PollCardProps['missingVote']> {
  /** Called when the button goes while it has the focus. */
  onFound: () => void
}

function MissingVote({ isAsking, ask, onFound }: MissingVoteProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const found = useEffectEvent(onFound)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own && document.activeElement === own) found()
    }
  }, [])
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-meta">
      <span className="font-medium text-clip">{texts.voteNotLoaded}</span>
      <button
        ref={button}
        type="button"
        className={linkStyle}
        aria-disabled={isAsking || undefined}
        onClick={() => void (isAsking || ask())}
      >
        {texts.tryAgain}
      </button>
    </p>
  )
}

/** The answers of a poll with what was chosen so far. Counts change silently: they are no news. */
export function PollCard(props: PollCardProps): ReactNode {
  const { question, poll, myVote, mayVote, missingVote, onVote, onVoters } = props
  const { answers, voters, isMultiple, isAnonymous, endsAt } = poll
  const name = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const isOver = useIsOver(poll)
  const isOpen = mayVote && !isOver
  const rule = isOver ? texts.ended : isMultiple ? texts.several : texts.one
  const people = voters === 0 ? texts.nobody : texts.people(voters)
  const choose = (place: number): void => {
    if (myVote !== undefined) onVote(pressed(poll, myVote, place))
  }
  /** When a button of the card has gone. */
  const focusFirst = (): void => box.current?.querySelector('input')?.focus({ preventScroll: true })
  const takeBack = (): void => {
    focusFirst()
    onVote([])
  }
  return (
    <fieldset ref={box} className="min-w-0">
      <legend className="mb-1 text-meta text-ink-3">
        <span className="sr-only">{texts.legend(firstWords(question))}. </span>
        {rule}
        {isAnonymous && between + texts.anonymous}
      </legend>
      <ul className="space-y-1.5">
        {answers.map(({ text, votes }, place) => {
          const isChosen = myVote?.includes(place) ?? false
          return (
            <Answer
              // oxlint-disable-next-line react/no-array-index-key -- answers never move
              key={place}
              {...{ text, votes, voters, isChosen }}
              control={
                isOpen
                  ? {
                      type: isMultiple ? 'checkbox' : 'radio',
                      name,
                      onChange: () => choose(place),
                      disabled: myVote === undefined,
                    }
                  : undefined
              }
            />
          )
        })}
      </ul>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-meta text-ink-3">
        {onVoters && voters > 0 ? (
          <button
            type="button"
            className={linkStyle}
            aria-label={texts.seeVoters(people)}
            onClick={onVoters}
          >
            {people}
          </button>
        ) : (
          <span className="inline-flex min-h-8 items-center">{people}</span>
        )}
        {endsAt !== null && !isOver && <Ends endsAt={endsAt} />}
        {isOpen && myVote !== undefined && myVote.length > 0 && (
          <button type="button" className={linkStyle} onClick={takeBack}>
            {texts.takeBack}
          </button>
        )}
      </p>
      {missingVote && <MissingVote {...missingVote} onFound={() => queueMicrotask(focusFirst)} />}
    </fieldset>
  )
}
