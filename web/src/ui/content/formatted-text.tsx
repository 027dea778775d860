import type { Piece } from '@patchbay/contract/formatted-line'
import { blocksOf, type Block } from '@patchbay/contract/formatted-text'
import { everyone } from '@patchbay/contract/mentions'
import { Link, useRouter } from '@tanstack/react-router'
import { Fragment, useMemo, type ReactNode } from 'react'
import { Linked, Marked } from './linked-text.tsx'
import type { MarkedSpan } from './marked-spans.ts'

interface MentionLinkProps {
  userId: string
  /** The name as it was when it was written. */
  children: string
}

/** Leads to the person; whether the viewer may see them is said there. */
function MentionLink({ userId, children }: MentionLinkProps): ReactNode {
  // There is no router if the text is shown outside of the app.
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined
  const name = <bdi>{children}</bdi>
  if (userId === everyone.userId || !router)
    return <strong className="font-semibold">{name}</strong>
  return (
    <Link
      to="/users/$userId"
      params={{ userId }}
      className="font-semibold text-accent-text underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  )
}

type Marks = readonly MarkedSpan[]

/** It is visible on every surface and in every bubble. */
const codeLook = 'readout rounded-tag bg-current/8'

function Part({ piece, marks }: { piece: Piece; marks: Marks }): ReactNode {
  if (piece.kind === 'text') return <Linked {...piece} marks={marks} />
  if (piece.kind === 'mention') return <MentionLink userId={piece.userId}>{piece.text}</MentionLink>
  if (piece.kind === 'code')
    return (
      <code className={`${codeLook} px-1`}>
        <Marked text={piece.text} at={piece.at + piece.marker.length} marks={marks} />
      </code>
    )
  const words = <Parts pieces={piece.pieces} marks={marks} />
  if (piece.kind === 'bold') return <strong className="font-semibold">{words}</strong>
  // The typeface has no italics of its own.
  if (piece.kind === 'italic') return <em className="[font-synthesis:style]">{words}</em>
  return <s>{words}</s>
}

function Parts({ pieces, marks }: { pieces: readonly Piece[]; marks: Marks }): ReactNode {
  return pieces.map((piece) => <Part key={piece.at} piece={piece} marks={marks} />)
}

/** Empty lines beside a list, a quote or code: the space between them is always the same. */
function withoutEdges(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.length - 1
  return pieces.flatMap<Piece>((piece, index) => {
    if (piece.kind !== 'text') return [piece]
    const ended = index === last ? piece.text.trimEnd() : piece.text
    const text = index === 0 ? ended.replace(/^(?:\s*\n)+/, '') : ended
    return text === '' ? [] : [{ ...piece, text, at: piece.at + ended.length - text.length }]
  })
}

const wordsLook = 'break-words whitespace-pre-wrap'

function Shown({ block, marks }: { block: Block; marks: Marks }): ReactNode {
  if (block.kind === 'lines') {
    const pieces = withoutEdges(block.pieces)
    if (pieces.length === 0) return null
    return (
      <p dir="auto" className={wordsLook}>
        <Parts pieces={pieces} marks={marks} />
      </p>
    )
  }
  if (block.kind === 'code')
    return (
      <pre dir="ltr" className={`${codeLook} px-2.5 py-1.5 ${wordsLook}`}>
        <code>
          <Marked text={block.text} at={block.at + block.opening.length + 1} marks={marks} />
        </code>
      </pre>
    )
  if (block.kind === 'quote')
    return (
      <blockquote className="border-l-2 border-line-strong pl-2.5 text-ink-2">
        <p dir="auto" className={wordsLook}>
          {block.rows.map(({ at, pieces }, index) => (
            <Fragment key={at}>
              {index > 0 && '\n'}
              <Parts pieces={pieces} marks={marks} />
            </Fragment>
          ))}
        </p>
      </blockquote>
    )
  const rows = block.rows.map(({ at, marker, pieces }) => (
    <li
      key={at}
      dir="auto"
      value={block.kind === 'numbers' ? Number.parseInt(marker, 10) : undefined}
      className={wordsLook}
    >
      <Parts pieces={pieces} marks={marks} />
    </li>
  ))
  if (block.kind === 'bullets') return <ul className="list-disc pl-5">{rows}</ul>
  return <ol className="list-decimal pl-6">{rows}</ol>
}

const noMarks: Marks = []

interface FormattedTextProps {
  children: string
  /** Parts of it that are highlighted. */
  marks?: Marks
}

/**
 * Text that a person wrote, with what its markers format, as React elements; it is never converted
 * to HTML. Text without markers is shown as it is, with its line breaks and links.
 */
export function FormattedText({ children, marks = noMarks }: FormattedTextProps): ReactNode {
  const blocks = useMemo(() => blocksOf(children), [children])
  const [only] = blocks
  if (only?.kind === 'lines' && blocks.length === 1)
    return (
      <p dir="auto" className={wordsLook}>
        <Parts pieces={only.pieces} marks={marks} />
      </p>
    )
  return (
    <div className="space-y-1.5">
      {blocks.map((block) => (
        <Shown key={block.at} block={block} marks={marks} />
      ))}
    </div>
  )
}
