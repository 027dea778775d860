import type { FoundThing } from '@patchbay/contract/search/search'
import { nameOf } from '@patchbay/contract/people/person-name'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listTime } from '../../../platform/time/list-time.ts'
import { between } from '../../../ui/between.ts'
import { MarkedParts } from '../../../ui/content/marked-parts.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { VerifiedBadge } from '../../../ui/people/verified-badge.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { FoundMark } from './found-mark.tsx'
import { targetOf } from './found-target.ts'
import { kindNames, searchTexts as texts } from './texts.ts'

/** Posts without a title begin with who wrote them. */
function Title({ thing }: { thing: FoundThing }): ReactNode {
  const { kind, title, person } = thing
  if (title.length > 0)
    return (
      <>
        <bdi className="min-w-0 truncate font-semibold">
          <MarkedParts parts={title} />
        </bdi>
        {kind === 'person' && person?.verified && <VerifiedBadge />}
      </>
    )
  return <PersonName name={person ? nameOf(person) : texts.unnamedGroup} />
}

/** Whose it is, and where. The heading says what kind it is, except that replies are among posts. */
function aboutOf({ kind, title, person, place }: FoundThing): string {
  const isTitled = title.length > 0 && !['person', 'conversation', 'message'].includes(kind)
  return [
    kind === 'reply' ? kindNames.reply : null,
    isTitled && person ? nameOf(person) : null,
    kind === 'message' ? null : place,
  ]
    .filter((one) => one !== null)
    .join(between)
}

interface FoundRowProps {
  thing: FoundThing
  now: Date
  onOpen: () => void
}

export function FoundRow({ thing, now, onOpen }: FoundRowProps): ReactNode {
  const { kind, excerpt, place, at } = thing
  return (
    <li className="border-b border-line">
      <Link
        {...targetOf(thing)}
        onClick={onOpen}
        className="flex items-start gap-3 px-4 py-3 -outline-offset-2 transition-colors duration-150 hover:bg-raised md:px-5"
      >
        <FoundMark thing={thing} size={40} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="flex min-w-0 items-center gap-1">
              <Title thing={thing} />
            </span>
            {at !== null && (
              <span className="shrink-0">
                <Readout tone="quiet" dateTime={at}>
                  {listTime(at, now)}
                </Readout>
              </span>
            )}
          </span>
          <span className="block truncate text-meta text-ink-3 empty:hidden">{aboutOf(thing)}</span>
          {excerpt.length > 0 && (
            <span dir="auto" className="line-clamp-2 text-meta break-words text-ink-2">
              {kind === 'message' && place !== null && <bdi>{texts.by(place)}</bdi>}
              <MarkedParts parts={excerpt} />
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
