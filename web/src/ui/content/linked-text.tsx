import { useRouter } from '@tanstack/react-router'
import { useMemo, type MouseEvent, type ReactNode } from 'react'
import { serverOrigin } from '../../platform/http/server-address.ts'
import { partsOf, type Address } from './addresses.ts'
import { splitAtSpans, type MarkedSpan } from './marked-spans.ts'

const style = 'text-accent-text underline underline-offset-2'

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

interface WrittenLinkProps {
  address: Address
  children: ReactNode
}

/**
 * Opens our own pages in the same tab, and other sites in a new tab without opener and referrer.
 * The link has its own text direction, independent of the text around it.
 */
function WrittenLink({ address, children }: WrittenLinkProps): ReactNode {
  const { href, path, real } = address
  // There is no router if the text is shown outside of the app.
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined
  const common = { dir: 'ltr', title: real, className: style }
  // A tooltip needs a mouse, and letters of another script can look like Latin letters.
  const host = real !== undefined && (
    <span dir="ltr" className="inline-block max-w-full text-meta text-ink-3 select-none">
      {` (${new URL(href).host})`}
    </span>
  )
  const isPage = path !== undefined && router?.getMatchedRoutes(new URL(href).pathname)[2]
  if (!isPage)
    return (
      <>
        <a {...common} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {children}
        </a>
        {host}
      </>
    )
  const open = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    router.history.push(path)
  }
  return (
    <>
      <a {...common} href={path} onClick={open}>
        {children}
      </a>
      {host}
    </>
  )
}

interface LinkedProps {
  text: string
  /** The text begins here in the whole text. */
  at?: number
  /** Parts of the whole text that are highlighted. */
  marks?: readonly MarkedSpan[]
}

const noMarks: readonly MarkedSpan[] = []

export function Marked({ text, at = 0, marks = noMarks }: LinkedProps): ReactNode {
  return splitAtSpans(text, at, marks).map((part) =>
    part.isMarked ? (
      <mark key={part.at} className="rounded-[3px] bg-accent text-on-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}

/** Words in which web addresses become links. */
export function Linked({ text, at = 0, marks = noMarks }: LinkedProps): ReactNode {
  const parts = useMemo(() => partsOf(text, serverOrigin()), [text])
  return parts.map((part) => {
    const place = at + part.at
    const words = <Marked key={place} text={part.text} at={place} marks={marks} />
    if (!part.address) return words
    return (
      <WrittenLink key={place} address={part.address}>
        {words}
      </WrittenLink>
    )
  })
}

/** Text that a person wrote: line breaks are kept, and web addresses become links. */
export function LinkedText({ children }: { children: string }): ReactNode {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      <Linked text={children} />
    </p>
  )
}
