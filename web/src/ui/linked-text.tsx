import type { ReactNode } from 'react'

const address = /(https?:\/\/[^\s<>"]+)/i
const stops = ".,;:!?'’”»"

/** What belongs to the sentence around an address: its stop, and a bracket opened before it. */
function withoutStop(text: string): string {
  const foreign = text.includes('(') ? stops : `${stops})`
  let end = text.length
  while (end > 0 && foreign.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Only what leads to the web; anything else stays text. */
export function webHref(text: string): string | undefined {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}

function Address({ text }: { text: string }): ReactNode {
  const shown = withoutStop(text)
  const href = webHref(shown)
  if (!href) return text
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="text-accent-text underline underline-offset-2"
      >
        {shown}
      </a>
      {text.slice(shown.length)}
    </>
  )
}

interface Part {
  readonly text: string
  readonly at: number
  readonly isAddress: boolean
}

/** Split by a group, so that every other part is an address. */
function partsOf(text: string): Part[] {
  let at = 0
  return text.split(address).map((part, index) => {
    const begin = at
    at += part.length
    return { text: part, at: begin, isAddress: index % 2 === 1 }
  })
}

/** What somebody wrote: line breaks are kept, and web addresses are links. */
export function LinkedText({ children }: { children: string }): ReactNode {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {partsOf(children).map(({ text, at, isAddress }) =>
        isAddress ? <Address key={at} text={text} /> : text,
      )}
    </p>
  )
}
