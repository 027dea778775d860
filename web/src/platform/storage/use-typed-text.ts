import { useEffect, useEffectEvent, useState } from 'react'

const pause = 250

interface TypedText {
  readonly text: string
  readonly type: (text: string) => void
  /** Clears at once, without the pause. */
  readonly clear: () => void
}

/**
 * The text of a search field, which is written to the URL after a pause in typing. When the URL
 * changes by itself, for example by Back, the text follows.
 */
export function useTypedText(value: string, onSettled: (text: string) => void): TypedText {
  const [typed, setTyped] = useState({ text: value, sent: value })
  const [seen, setSeen] = useState(value)
  const { text, sent } = typed
  if (seen !== value) {
    setSeen(value)
    if (value !== sent) setTyped({ text: value, sent: value })
  }
  const settle = useEffectEvent((wanted: string) => {
    setTyped((current) => ({ ...current, sent: wanted }))
    onSettled(wanted)
  })
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === sent) return undefined
    const timer = setTimeout(() => settle(wanted), pause)
    return () => clearTimeout(timer)
  }, [text, sent])
  return {
    text,
    type: (next) => setTyped((current) => ({ ...current, text: next })),
    clear: () => setTyped({ text: '', sent: '' }),
  }
}
