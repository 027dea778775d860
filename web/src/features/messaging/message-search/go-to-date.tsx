import { findMessageSince } from '@patchbay/contract/messaging/messages'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { dayInWords, dayOf } from '../../../platform/time/day.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { boxStyle } from '../../../ui/fields/field.tsx'
import { searchTexts as texts } from './texts.ts'

interface GoToDateProps {
  conversationId: string
  /** Brings a message into view. */
  onShow: (seq: number) => void
}

type Found = Awaited<ReturnType<typeof call<typeof findMessageSince>>>['found']

/** Names the day that it led to, if that is another than the one that was asked for. */
function inWords(found: Found, day: string): string {
  if (found === null) return texts.silent
  const there = dayOf(found.createdAt)
  if (there === day) return ''
  const words = dayInWords(found.createdAt)
  return there > day ? texts.nextDay(words) : texts.lastDay(words)
}

/** Goes to the first message of a day, or to the one that comes next. */
export function GoToDate({ conversationId, onShow }: GoToDateProps): ReactNode {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState('')
  const now = useNow()
  useEffect(() => box.current?.focus(), [])
  const { mutate, data, variables, isPending, isError, reset } = useMutation({
    mutationFn: (asked: string) =>
      call(findMessageSince, {
        params: { conversationId },
        // A day begins with the midnight of this browser.
        query: { time: new Date(`${asked}T00:00`).toISOString() },
      }),
    networkMode: 'always',
    onSuccess: ({ found }) => found && onShow(found.seq),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (day === '') box.current?.focus()
    else if (!isPending) mutate(day)
  }
  const said = isError ? texts.dateFailed : data && inWords(data.found, variables ?? day)
  return (
    <form onSubmit={submit} className="w-full pt-2">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-meta text-ink-2">
          {texts.date}
        </label>
        <input
          ref={box}
          id={id}
          type="date"
          max={dayOf(new Date(now))}
          value={day}
          onChange={({ target }) => {
            setDay(target.value)
            reset()
          }}
          className={classNames(boxStyle(undefined), 'h-11 min-w-0 flex-1 md:h-10 md:max-w-48')}
        />
        <Button type="submit" size="sm" busy={isPending} busyLabel={texts.going}>
          {texts.go}
        </Button>
      </div>
      <output className="block pt-1.5 text-meta text-ink-2 empty:hidden">{said}</output>
    </form>
  )
}
